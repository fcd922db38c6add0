import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeOptions, type MatchRecord, openContent, replay } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ladderFor } from '../src/online/ladder.ts';
import { profileOf } from '../src/online/profile.ts';
import { finishedRecord } from '../src/online/stored-record.ts';
import { Company, type Guest, SETUP } from './company.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-ended-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const newData = (): string => join(folder, `${count++}.sqlite`);
const opened: Company[] = [];
const open = async (data = newData()): Promise<Company> => {
  const company = await Company.at(data);
  opened.push(company);
  return company;
};
afterEach(async () => {
  for (const company of opened.splice(0)) await company.die().catch(() => undefined);
});

const DUEL = { ...SETUP, isRated: true, time: 'none' } as const;
const THRONES = { ...DUEL, game: 'thrones', seats: 4 } as const;

/** Plays a card where one can be played: the game comes to an end. */
const first = ({ asks }: Guest): number => Math.min(1, (asks?.decision.options.length ?? 1) - 1);

test('decks that the options leave to the program are kept with the game, while it is played and afterwards', async () => {
  const data = newData();
  const company = await open(data);
  const { table, guests } = await company.playing({ ...DUEL, isRated: false }, ['Ann', 'Ben']);
  const stored = await company.storage.table(table.id);
  const { game } = await loadGame('sorcery');
  const content = openContent(game, completeOptions(game, JSON.parse(stored?.options ?? '{}')));
  expect(Object.keys(content.content ?? {})).not.toEqual([]);
  expect({ content: JSON.parse(stored?.content ?? 'null') }).toEqual(content);
  await company.finish(table, guests, first);
  const record = (await finishedRecord(table.id, company.storage)) as MatchRecord;
  expect(record).toMatchObject(content);
  const [name, text] = Object.entries(record.content ?? {})[0] as [string, string];
  const grown: typeof game = { ...game, content: () => ({ ...record.content, [name]: `${text}\nanother` }) };
  expect(replay(grown, record).outcome?.label).toBe(record.outcome); // the program has other decks by now
});

describe('a rated table', () => {
  test('of two: Elo for both, a result for each, once', async () => {
    const company = await open();
    const { table, guests } = await company.playing(DUEL, ['Ann', 'Ben']);
    await company.finish(table, guests, first);
    const { results } = company.storage;
    const [ann] = await results.results('Ann', 9);
    const [ben] = await results.results('Ben', 9);
    const scores = [ann?.won ?? 0, ben?.won ?? 0];
    expect(scores[0]).toBe(1 - (scores[1] as number));
    expect([ann?.rating, ben?.rating]).toEqual(scores.map((won) => 1000 + 50 * (won - 0.5)));
    expect(await results.ratings('Ann')).toMatchObject([{ game: 'sorcery', games: 1, rating: ann?.rating }]);
    expect(company.faults).toEqual([]);
  });

  test('with bots: they stay what was measured', async () => {
    const company = await open();
    const { table, guests } = await company.playing({ ...THRONES, bots: ['simple', 'smart', 'greedy'] }, ['Ann']);
    await company.finish(table, guests);
    const { results } = company.storage;
    expect(await results.ratings('bot:smart')).toEqual([{ game: 'thrones', rating: 1329, doubt: 6, games: 1 }]);
    const [ann] = await results.ratings('Ann');
    expect(ann?.games).toBe(1);
    expect(ann?.rating).not.toBe(1500);
    expect(company.faults).toEqual([]);
  });

  test('what is not rated changes no rating, and is a result all the same', async () => {
    const company = await open();
    const { table, guests } = await company.playing({ ...THRONES, isRated: false }, ['Ann', 'Ben']);
    await company.finish(table, guests);
    expect(await company.storage.results.ratings('Ann')).toEqual([]);
    expect(await company.storage.results.results('Ann', 9)).toMatchObject([{ game: 'thrones', rating: null }]);
  });

  test('the server died after the last choice and before the end was written: it is written when it is back', async () => {
    const data = newData();
    const firstCompany = await open(data);
    const { storage } = firstCompany;
    const { table, guests } = await firstCompany.playing(THRONES, ['Ann', 'Ben']);
    storage.results.end = () => new Promise(() => undefined); // it never comes to that
    await firstCompany.until(() => {
      for (const guest of guests) if (guest.asks?.passes === null) guest.decline();
      return guests.every(({ isOver }) => isOver);
    }, 1);
    await firstCompany.die();
    for (let restart = 0; restart < 3; restart++) {
      const company = await open(data);
      const again = await company.tables.find(table.id);
      if (restart === 0) await company.until(() => again?.phase === 'over');
      expect(again?.phase).toBe('over');
      expect((await again?.record())?.outcome).toMatch(/^team-|^draw/);
      expect(await company.storage.results.ratings('Ann')).toMatchObject([{ games: 1 }]);
      expect(await company.storage.results.results('Ann', 9)).toHaveLength(1);
      expect(company.faults).toEqual([]);
      await company.die();
    }
  });
});

test('whoever comes back to a table that is over sees how it ended, also when the server is another one', async () => {
  const data = newData();
  const before = await open(data);
  const { table, guests } = await before.playing(THRONES, ['Ann']);
  await before.finish(table, guests);
  const record = await table.record();
  await before.die();
  const company = await open(data);
  const again = (await company.tables.find(table.id)) as typeof table;
  expect(await again.record()).toEqual(record);
  expect(record?.players.filter((each) => each === 'human')).toHaveLength(1);
  const ann = await company.guest('Ann');
  await ann.enter(again);
  await company.until(() => ann.isOver, 1);
  expect(ann.room?.phase).toBe('over');
});

describe('whoever leaves', () => {
  test('has lost, whatever the bot makes of it', async () => {
    const company = await open();
    const { table, guests } = await company.playing(THRONES, ['Ann', 'Ben']);
    const [ann, ben] = guests as [Guest, Guest];
    ann.say({ type: 'stand' });
    await company.finish(table, [ben]);
    const [result] = await company.storage.results.results('Ann', 1);
    expect(result).toMatchObject({ isLeft: 1, won: 0 });
    expect(result?.rating).toBeLessThan(1500);
    expect(await company.storage.results.results('Ben', 1)).toMatchObject([{ isLeft: 0 }]);
  });

  test('a bot that sat in and got up again changes nothing', async () => {
    const company = await open();
    const { table, guests } = await company.playing(THRONES, ['Ann', 'Ben']);
    const [ann, ben] = guests as [Guest, Guest];
    ann.leave();
    await company.until(() => ben.seats.some(({ standIn }) => standIn !== undefined), 5_000);
    await ann.enter(table);
    await company.finish(table, guests);
    const [result] = await company.storage.results.results('Ann', 1);
    expect(result?.isLeft).toBe(0);
  });

  test('has left also after the server died, and others still sit with the bots they had', async () => {
    const data = newData();
    const before = await open(data);
    const { table, guests } = await before.playing({ ...THRONES, bots: ['simple', 'random'] }, ['Ann', 'Ben']);
    const [ann, ben] = guests as [Guest, Guest];
    ann.say({ type: 'stand' });
    await before.until(() => ben.seats.filter(({ holder }) => holder === 'bot').length === 3);
    const seats = ben.seats.map(({ holder, name }) => [holder, name]);
    await before.die();
    const company = await open(data);
    const again = (await company.tables.find(table.id)) as NonNullable<typeof table>;
    const back = await company.guest('Ben');
    await back.enter(again);
    expect(back.seats.map(({ holder, name }) => [holder, name])).toEqual(seats);
    await company.finish(again, [back]);
    expect(await company.storage.results.results('Ann', 1)).toMatchObject([{ isLeft: 1, won: 0 }]);
  });
});

describe('what everybody may know', () => {
  test('a profile: games, heroes with their names, the line of ratings', async () => {
    const company = await open();
    const heroes: TableSetup = {
      ...SETUP,
      game: 'ltk-identity',
      seats: 3,
      time: 'none',
      isRated: true,
      bots: ['random'],
    };
    for (let i = 0; i < 2; i++) {
      const { table, guests } = await company.playing(heroes, ['Ann']);
      await company.finish(table, guests);
    }
    const [ann] = await company.storage.people.byIds(['Ann']);
    const profile = await profileOf(ann as NonNullable<typeof ann>, true, company.storage.results);
    expect(profile).toMatchObject({
      name: 'Ann',
      isKept: false,
      isOwn: true,
      byGame: [{ game: 'ltk-identity', games: 2 }],
    });
    expect(profile.games).toHaveLength(2);
    expect(profile.games[0]?.ended).toBeGreaterThanOrEqual(profile.games[1]?.ended ?? 0);
    expect(['Lord', 'Loyalist', 'Rebel', 'Spy']).toContain(profile.games[0]?.role?.en);
    expect(profile.byHero.reduce((sum, { games }) => sum + games, 0)).toBe(2);
    for (const { name, hero } of profile.byHero) {
      expect(name.zh).toMatch(/\p{Script=Han}/u);
      expect(name.en).not.toBe(hero);
    }
    expect(profile.line['ltk-identity']).toHaveLength(2);
    const ladder = await ladderFor('ltk-identity', ann ?? null, company.storage.results);
    expect(ladder.own).toMatchObject({ name: 'Ann', kind: 'person', games: 2, isNew: true });
    expect(ladder.own).toEqual(ladder.rows.find(({ name }) => name === 'Ann'));
  });
});

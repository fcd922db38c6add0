import { type Event, Match, type MatchRecord, randomFrom } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { atOnce, type Bot, Seating, usualBot } from '@cardwright/players';
import { enter, type GameEntry, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { type Chronicle, chronicleOf, type Row } from '../src/index.ts';
import { FIRST_SET } from './first-set.ts';

interface Game {
  readonly entry: GameEntry;
  readonly record: MatchRecord;
  readonly events: readonly Event[];
  readonly match: Match;
}

/** A game of bots, with everything that happened in it. */
function played(entry: GameEntry, seats: number, seed: number, options: Readonly<Record<string, string>> = {}): Game {
  const bot: Bot = usualBot(entry);
  const bots = Array.from({ length: seats }, () => bot);
  const seating = new Seating(bots, seed, { isHeard: true });
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
    seating.listen?.(event);
  };
  const match = Match.start(entry.game, { seats, seed, options }, { listen });
  const random = randomFrom(seed);
  while (match.decision !== null) match.choose(atOnce(seating.ask(match, random)).choice);
  return { entry, record: match.record(bots.map(({ id }) => id)), events, match };
}

const chronicle = async (
  { entry, record }: Game,
  own: number | null = 0,
  language: 'en' | 'zh' = 'en',
): Promise<Chronicle> => (await chronicleOf(entry, record, { own, language })) as Chronicle;

const rowsOf = ({ sides }: Chronicle): Row[] => sides.flatMap(({ rows }) => rows);

const GAMES = [
  ['ltk-identity', 5, 3],
  ['ltk-identity', 8, 4],
  ['ltk-kingdoms', 6, 5],
  ['sorcery', 2, 3],
  ['thrones', 4, 2],
] as const;

describe.each(GAMES)('%s with %i seats, seed %i', async (id, seats, seed) => {
  const game = played(await loadGame(id), seats, seed);
  const told = await chronicle(game);

  test('everybody stands in one row, who won first', () => {
    const all = rowsOf(told).flatMap(({ seat }) => seat ?? []);
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    const shares = told.sides.map(({ rows }) => rows.some(({ seat }) => game.match.outcome?.scores[seat ?? -1] === 1));
    expect(told.sides.map(({ isWon }) => isWon)).toEqual(shares);
    expect(shares[0]).toBe(true);
    expect(told.isWon).toBe(game.match.outcome?.scores[0] === 1);
  });

  test('lines go on from left to right, over the whole axis or to a death', () => {
    const length = told.turns.length;
    for (const { steps, isOut, marks } of rowsOf(told)) {
      if (steps.length === 0) continue;
      const places = steps.map(([x]) => x);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBe(0);
      const death = marks.find(({ kind }) => kind === 'died');
      expect(places.at(-1)).toBe(death?.x ?? length);
      if (isOut) expect(steps.at(-1)?.[1]).toBe(0);
    }
    expect(told.rounds.at(-1)?.to).toBe(length);
  });

  test('turns know where they began in the record, in their order', () => {
    const places = told.turns.map(({ at }) => at);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(game.record.choices.length);
    expect(told.turns.every(({ text }) => text !== '')).toBe(true);
  });

  test('in Chinese there is nothing English but names, and in neither a gap', async () => {
    const zh = await chronicle(game, 0, 'zh');
    const said = [zh.headline, zh.why, zh.facts, zh.measure, ...zh.columns, ...rowsOf(zh).map(({ fate }) => fate)];
    for (const text of said) expect(text).not.toMatch(/[A-Za-z]{2,}|undefined|\{|^$/);
    for (const text of [told.headline, told.why, ...told.short])
      expect(text).not.toMatch(/undefined|\{|^$|\p{Script=Han}/u);
  });
});

interface ToldEvent extends Event {
  readonly seat: number;
  readonly from?: number | null;
  readonly amount: number;
}

test('Three Kingdoms: damage, kills and deaths are those of the record', async () => {
  const game = played(await loadGame('ltk-identity'), 8, 4);
  const events = game.events as readonly ToldEvent[];
  for (const { seat, figures, fate, isOut, marks } of rowsOf(await chronicle(game, null))) {
    const dealt = events.filter(({ type, from, seat: to }) => type === 'damaged' && from === seat && to !== seat);
    expect(figures[0]).toBe(dealt.reduce((sum, { amount }) => sum + amount, 0));
    const used = events.filter(({ type, seat: by }) => (type === 'card-used' || type === 'card-played') && by === seat);
    expect(figures[1]).toBe(used.length);
    const death = events.find(({ type, seat: who }) => type === 'died' && who === seat);
    expect(isOut).toBe(death !== undefined);
    expect(marks.find(({ kind }) => kind === 'died')?.by).toBe(death === undefined ? undefined : (death.from ?? null));
    expect(fate.startsWith('alive')).toBe(death === undefined);
    const kills = events.filter(({ type, from, seat: who }) => type === 'died' && from === seat && who !== seat);
    expect(fate.includes('killed ') && !fate.startsWith('killed by')).toBe(kills.length > 0);
  }
});

test('Three Kingdoms: who was what, who killed whom, and why it ended', async () => {
  const told = await chronicle(played(await loadGame('ltk-identity'), 5, 3, FIRST_SET));
  expect([told.headline, told.why, ...told.short]).toMatchInlineSnapshot(`
    [
      "You win with the Lord’s side",
      "The last enemy of the Lord, Zhang Jiao (Spy), died in round 19: your Barbarian Invasion took the last 1 life, after your Strike in round 15.",
      "Lord’s side",
      "  Wolong · Gongye (Fair) · Loyalist · died, round 6",
      "  Sun Ce · Duanmu (Fair) · Lord · alive, killed Taishi Ci, Sun Quan and Zhang Jiao",
      "Rebels",
      "  Taishi Ci · Puyang (Fair) · Rebel · killed by you, round 3",
      "  Sun Quan · Helian (Fair) · Rebel · killed by you, round 5",
      "Spy",
      "  Zhang Jiao · Baili (Fair) · Spy · killed by you, round 19",
    ]
  `);
  const saved = rowsOf(told).flatMap(({ name, marks }) =>
    marks.flatMap(({ kind, by }) => (kind === 'saved' ? [[name, by]] : [])),
  );
  expect(saved).toEqual([['Wolong', 0]]);
  expect(rowsOf(told).find(({ seat }) => seat === 0)?.figures[2]).toBe(1);
  const wolong = rowsOf(told).find(({ name }) => name === 'Wolong');
  expect(wolong?.steps.map(([, life]) => life)).toContain(0);
});

test('seen by one who lost the headline says so; by nobody, who won', async () => {
  const game = played(await loadGame('ltk-identity'), 5, 3, FIRST_SET);
  const seats = rowsOf(await chronicle(game)).map(({ seat, badge }) => [seat, badge?.id] as const);
  const rebel = seats.find(([, role]) => role === 'rebel')?.[0] ?? null;
  const spy = seats.find(([, role]) => role === 'spy')?.[0] ?? null;
  expect((await chronicle(game, rebel)).headline).toBe('You lose with the Rebels');
  expect((await chronicle(game, rebel, 'zh')).headline).toBe('反贼落败，你输了');
  expect((await chronicle(game, spy)).headline).toBe('You lose as the Spy');
  expect(await chronicle(game, null)).toMatchObject({
    headline: 'The Lord and the loyalists win',
    isWon: null,
    ownSide: '',
  });
});

test('kingdom war: both heroes of everybody, and those that were never shown', async () => {
  const game = played(await loadGame('ltk-kingdoms'), 6, 5);
  const { players } = game.match.view('all') as { players: { heroes: string[]; revealed: boolean[] }[] };
  for (const { seat, name, note } of rowsOf(await chronicle(game))) {
    const { heroes, revealed } = players[seat ?? -1] as (typeof players)[number];
    expect(name.split(' & ').length).toBeGreaterThanOrEqual(heroes.length);
    expect(note !== '').toBe(revealed.includes(false));
  }
});

test('Sorcery: life, magic and minions over the turns, and the last two blows', async () => {
  const game = played(await loadGame('sorcery'), 2, 3);
  const told = await chronicle(game);
  const view = game.match.view('all') as { players: { life: number; magic: number; minions: unknown[] }[] };
  for (const { seat, steps, beside } of rowsOf(told)) {
    const { life = 0, magic = 0, minions = [] } = view.players[seat ?? -1] ?? {};
    expect([steps[0]?.[1], steps.at(-1)?.[1]]).toEqual([20, Math.max(0, life)]);
    expect(beside.map(({ name, steps: line }) => [name, line.at(-1)?.[1]])).toEqual([
      ['magic', magic],
      ['minions', minions.length],
    ]);
  }
  expect([told.headline, told.why, ...told.short]).toMatchInlineSnapshot(`
    [
      "You lose against Nangong",
      "Your life fell to 0 in turn 42: Nangong’s Earth Elemental hit for the last 4, after 1 by Nangong’s Potion Seller in turn 42.",
      "Nangong · Easy · 18 life, 3 minions left",
      "You · 0 life, 0 minions left",
    ]
  `);
});

test('Thrones: the score over the battles, and what each brought', async () => {
  const game = played(await loadGame('thrones'), 4, 2);
  const told = await chronicle(game);
  const { scores } = game.match.view('all') as { scores: readonly number[] };
  const teams = rowsOf(told).filter(({ steps }) => steps.length > 0);
  expect(new Set(teams.map(({ steps }) => steps.at(-1)?.[1]))).toEqual(new Set(scores));
  for (const { marks, steps } of teams)
    expect(marks.reduce((sum, { text }) => sum + Number(text), 0)).toBe(steps.at(-1)?.[1]);
  expect(told.rounds.length).toBe(6);
  expect([told.headline, told.why, ...told.short]).toMatchInlineSnapshot(`
    [
      "You lose 27 to 57",
      "Their team had more points after six battles: battle 1 went 19 to 0 to them, battle 3 went 17 to 0 to them.",
      "Their team",
      "  Tantai and Murong · 57 points",
      "  Tantai · Hard · 9 on own pile, 3 on theirs, 6 passes",
      "  Murong · Hard · 10 on own pile, 2 on theirs, 6 passes",
      "Your team",
      "  You and Linghu · 27 points",
      "  You · 7 on own pile, 5 on theirs, 6 passes",
      "  Linghu · Hard · 10 on own pile, 2 on theirs, 6 passes",
    ]
  `);
});

test('a game that is not over has no chronicle; one that says nothing of itself says who won', async () => {
  const game = played(await loadGame('thrones'), 4, 2);
  const half = { ...game.record, choices: game.record.choices.slice(0, 5), outcome: null };
  expect(await chronicleOf(game.entry, half, { own: 0, language: 'en' })).toBeNull();
  const plain = played(enter(whist), 4, 1);
  expect(rowsOf(await chronicle(plain)).length).toBe(4);
  expect((await chronicle(plain)).headline).not.toBe('');
});

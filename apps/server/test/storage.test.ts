import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameResult } from '../src/storage/result-store.ts';
import { type Person, Storage } from '../src/storage/storage.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { storedTable as table } from './stored-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-storage-'));
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const person = (id: string): Person => ({
  id,
  name: `N ${id}`,
  nameKey: `n${id}`,
  password: null,
  created: 1,
  seen: 2,
});

/** Makes a database what it was before. */
async function before(kind: string, address: string, orders: readonly string[]): Promise<void> {
  if (kind === 'sqlite') {
    const base = new DatabaseSync(address);
    for (const order of orders) base.exec(order);
    base.close();
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  for (const order of orders) await client.query(order);
  await client.end();
}

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  const address = (): string => (kind === 'sqlite' ? join(folder, 'a', 'data.sqlite') : postgres.url);
  const within = async <R>(act: (storage: Storage) => Promise<R>): Promise<R> => {
    const storage = await Storage.open(address());
    try {
      return await act(storage);
    } finally {
      await storage.close();
    }
  };

  test('somebody is known by what their browser holds, also tomorrow', async () => {
    await within((storage) => storage.people.add(person('ann'), 'token'));
    await within(async (storage) => {
      expect(await storage.people.of('token')).toEqual(person('ann'));
      expect(await storage.people.of('other')).toBeNull();
      expect(await storage.people.rename('ann', 'Ann', 'ann')).toBe(true);
      expect((await storage.people.byIds(['ann', 'nobody'])).map(({ name }) => name)).toEqual(['Ann']);
    });
  });

  test('a table and its choices are there again, in order; numbers keep all their digits', async () => {
    const updated = 9_007_199_254_740_991;
    await within(async (storage) => {
      await storage.addTable(table('t1'));
      await storage.changeTable('t1', { phase: 'playing', updated });
      await Promise.all(
        Array.from({ length: 500 }, (_, at) => storage.append('t1', at, { seat: at % 5, keys: [`k${at}`, '牌'] })),
      );
    });
    await within(async (storage) => {
      expect(await storage.table('t1')).toMatchObject({ phase: 'playing', updated });
      const choices = await storage.choices('t1');
      expect(choices).toHaveLength(500);
      expect(choices[499]).toEqual({ seat: 4, keys: ['k499', '牌'] });
      expect((await storage.openTables()).map(({ id }) => id)).toContain('t1');
      await storage.cut('t1', 3);
      expect(await storage.choices('t1')).toHaveLength(3);
      await storage.changeTable('t1', { phase: 'over', outcome: 'lord' });
      expect((await storage.openTables()).map(({ id }) => id)).not.toContain('t1');
    });
  });

  test('what an earlier program kept of a table is there under its new names', async () => {
    const options = '{"edition":"f2020"}';
    await within((storage) => storage.addTable(table('old', { phase: 'playing', options })));
    await before(kind, address(), [
      'alter table "gameTable" drop column "content"',
      'alter table "gameTable" rename column "options" to "content"',
      'delete from version where id = 5',
    ]);
    expect(await within((storage) => storage.table('old'))).toMatchObject({ options, content: null });
  });

  test('the same choice is kept once: a second one of the same number is refused, and costs no other its own', async () => {
    await within(async (storage) => {
      await storage.addTable(table('t2'));
      await storage.append('t2', 0, { seat: 0, keys: ['a'] });
      const results = await Promise.allSettled([
        storage.append('t2', 1, { seat: 1, keys: ['b'] }),
        storage.append('t2', 0, { seat: 0, keys: ['x'] }),
        storage.append('t2', 2, { seat: 2, keys: ['c'] }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await storage.choices('t2')).map(({ keys }) => keys[0])).toEqual(['a', 'b', 'c']);
    });
  });
});

test('connections that break in mid-writing: what was accepted is there, what was refused is not, and it goes on', async () => {
  const storage = await Storage.open(postgres.url);
  const breaker = new Client({ connectionString: postgres.url });
  await breaker.connect();
  await storage.addTable(table('broken'));
  const accepted: string[] = [];
  let refused = 0;
  for (let i = 0; accepted.length < 60; i++) {
    const breaking =
      i % 3 === 1
        ? breaker.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
        : null;
    try {
      await storage.append('broken', accepted.length, { seat: 0, keys: [`try ${i}`] });
      accepted.push(`try ${i}`);
    } catch (error) {
      expect((error as Error).message).toBe('the storage of the server does not answer; nothing was kept');
      refused++;
    }
    await breaking;
  }
  await breaker.end();
  expect(refused).toBeGreaterThan(0);
  expect((await storage.choices('broken')).map(({ keys }) => keys[0])).toEqual(accepted);
  await storage.close();
});

describe.each(['sqlite', 'postgres'])('%s: people', (kind) => {
  const open = (): Promise<Storage> => Storage.open(kind === 'sqlite' ? join(folder, 'people.sqlite') : postgres.url);
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
    for (const id of ['p1', 'p2', 'p3']) await storage.people.add(person(id), `token ${id}`);
  });
  afterAll(() => storage.close());

  test('a name is kept by one, also when several want it at the same moment', async () => {
    for (const id of ['p1', 'p2', 'p3']) await storage.people.rename(id, 'Same', 'same');
    const wanted = ['p1', 'p2', 'p3'].map((id) => storage.people.keepName(id, 'same', `password of ${id}`));
    expect((await Promise.all(wanted)).filter(Boolean)).toHaveLength(1);
    const keeper = await storage.people.named('same');
    expect(keeper?.password).toBe(`password of ${keeper?.id}`);
    const guests = await storage.people.guestsNamed('same');
    expect(new Set([...guests, keeper?.id])).toEqual(new Set(['p1', 'p2', 'p3']));
    const [guest = ''] = guests;
    expect(await storage.people.rename(guest, 'Other', 'other')).toBe(true);
    expect(await storage.people.rename(guest, 'SAME', 'same')).toBe(false);
    expect(await storage.people.rename(keeper?.id ?? '', 'SAME', 'same')).toBe(true);
  });

  test('a session can be ended, and all of somebody at once', async () => {
    const known = (): Promise<boolean[]> =>
      Promise.all(['a', 'b', 'c', 'token p2'].map(async (token) => (await storage.people.of(token)) !== null));
    for (const token of ['a', 'b', 'c']) await storage.people.addSession(token, 'p1', 3);
    await storage.people.endSession('b');
    expect(await known()).toEqual([true, false, true, true]);
    await storage.people.endSessions('p1');
    expect(await known()).toEqual([false, false, false, true]);
  });
});

describe.each(['sqlite', 'postgres'])('%s: ends of games', (kind) => {
  const open = (): Promise<Storage> => Storage.open(kind === 'sqlite' ? join(folder, 'ends.sqlite') : postgres.url);
  const start = { rating: 1000, doubt: 350, games: 0 };
  /** Everybody who is rated gets a point a game. */
  const finished = (id: string, who: readonly string[], more: Partial<GameResult> = {}): GameResult => ({
    table: id,
    game: 'duel',
    outcome: 'won',
    ended: 5,
    results: who
      .filter((each) => !each.startsWith('bot:'))
      .map((each, seat) => ({ person: each, seat, hero: null, role: null, won: 1, isLeft: 0 })),
    rated: {
      who,
      start: () => start,
      after: (before) =>
        new Map(
          [...before].map(([each, { rating, doubt, games }]) => [
            each,
            { rating: rating + 1, doubt, games: games + 1 },
          ]),
        ),
    },
    ...more,
  });
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
    for (const id of ['e1', 'e2']) await storage.people.add(person(id), `end ${id}`);
  });
  afterAll(() => storage.close());
  const playing = (id: string): Promise<void> => storage.addTable({ ...table(id), phase: 'playing' });

  test('a game ends once, however often that is said', async () => {
    await playing('end1');
    const said = Array.from({ length: 5 }, () => storage.results.end(finished('end1', ['e1', 'e2'])));
    expect((await Promise.all(said)).filter(Boolean)).toHaveLength(1);
    expect(await storage.results.ratings('e1')).toEqual([{ game: 'duel', rating: 1001, doubt: 350, games: 1 }]);
    expect(await storage.table('end1')).toMatchObject({ phase: 'over', outcome: 'won', updated: 5 });
    expect(await storage.results.results('e1', 9)).toMatchObject([{ gameTable: 'end1', rating: 1001, won: 1 }]);
  });

  test('games of the same people that end at the same moment all count', async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `many${i}`);
    for (const id of ids) await playing(id);
    const who = (i: number): string[] => (i % 2 === 0 ? ['e1', 'bot:x', 'e2'] : ['e2', 'e1', 'bot:x']);
    await Promise.all(ids.map((id, i) => storage.results.end(finished(id, who(i)))));
    expect(await storage.results.ratings('e1')).toMatchObject([{ rating: 1013, games: 13 }]);
    expect(await storage.results.ratings('bot:x')).toMatchObject([{ rating: 1012, games: 12 }]);
  });

  test('what cannot be written whole is not written at all', async () => {
    await playing('half');
    const rating = await storage.results.ratings('e1');
    const stranger = { person: 'nobody', seat: 0, hero: null, role: null, won: 1, isLeft: 0 };
    await expect(storage.results.end({ ...finished('half', ['e1']), results: [stranger] })).rejects.toThrow(
      /foreign key/i,
    );
    expect(await storage.results.ratings('e1')).toEqual(rating);
    expect(await storage.table('half')).toMatchObject({ phase: 'playing' });
  });

  test('who has played enough stands above who is new, then the stronger above the weaker', async () => {
    for (const [id, rating, games] of [
      ['l1', 1200, 25],
      ['l2', 1700, 3],
      ['l3', 1300, 20],
      ['l4', 1600, 19],
    ] as const) {
      await storage.people.add(person(id), `ladder ${id}`);
      await playing(`of ${id}`);
      const after = (): Map<string, { rating: number; doubt: number; games: number }> =>
        new Map([[id, { rating, doubt: 9, games }]]);
      await storage.results.end(
        finished(`of ${id}`, [id], { game: 'rank', rated: { who: [id], start: () => start, after } }),
      );
    }
    await storage.results.anchor('rank', 'bot:y', { rating: 1250, doubt: 4 });
    await storage.results.anchor('rank', 'bot:y', { rating: 1260, doubt: 5 });
    const rows = await storage.results.ladder('rank', 9);
    expect(rows.map(({ who, name, games }) => [who, name, games])).toEqual([
      ['l3', 'N l3', 20],
      ['bot:y', null, 0],
      ['l1', 'N l1', 25],
      ['l2', 'N l2', 3],
      ['l4', 'N l4', 19],
    ]);
    const ranks = await Promise.all(rows.map(({ who }) => storage.results.rankOf('rank', who)));
    expect(ranks.map((each) => each?.rank)).toEqual([1, 2, 3, 4, 5]);
    expect(await storage.results.rankOf('rank', 'nobody')).toBeNull();
    expect(await storage.results.count('rank')).toBe(5);
  });

  test('whose last choice a bot made is known; clocks are kept and overwritten, and go with the game', async () => {
    await playing('clocks');
    const choices = [
      [0, true],
      [1, false],
      [0, false],
      [1, true],
      [2, false],
    ] as const;
    for (const [at, [seat, isOwn]] of choices.entries())
      await storage.append('clocks', at, { seat, keys: ['k'] }, isOwn);
    expect(new Set(await storage.botFinished('clocks'))).toEqual(new Set([0, 2]));
    await storage.keepClocks([{ gameTable: 'clocks', fence: 0, kept: 'a' }]);
    await storage.keepClocks([{ gameTable: 'clocks', fence: 0, kept: 'b' }]);
    expect(await storage.clock('clocks')).toBe('b');
    await storage.results.end(finished('clocks', ['e1']));
    expect(await storage.clock('clocks')).toBeNull();
  });
});

test('a data file that cannot be opened is refused in one line', async () => {
  await expect(Storage.open(join(folder, 'a'))).rejects.toThrow(/^the data file .* cannot be opened: /);
});

test('a database that is not there is refused in one line', async () => {
  await expect(Storage.open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/^--db cannot be reached: /);
});

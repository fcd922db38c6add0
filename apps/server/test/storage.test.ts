import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Storage, type StoredTable } from '../src/storage/storage.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-storage-'));
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

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

const table = (id: string): StoredTable => ({
  id,
  maker: 'ann',
  setup: '{}',
  phase: 'waiting',
  seed: null,
  rules: null,
  content: null,
  members: '[]',
  outcome: null,
  next: null,
  created: 1,
  updated: 2,
});

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
    await within((storage) => storage.addPerson(person('ann'), 'token'));
    await within(async (storage) => {
      expect(await storage.personOf('token')).toEqual(person('ann'));
      expect(await storage.personOf('other')).toBeNull();
      await storage.rename('ann', 'Ann', 'ann');
      expect((await storage.people(['ann', 'nobody'])).map(({ name }) => name)).toEqual(['Ann']);
    });
  });

  test('a table and its choices are there again, in order; numbers keep all their digits', async () => {
    const seed = 9_007_199_254_740_991;
    await within(async (storage) => {
      await storage.addTable(table('t1'));
      await storage.changeTable('t1', { phase: 'playing', seed });
      await Promise.all(
        Array.from({ length: 500 }, (_, at) => storage.append('t1', at, { seat: at % 5, keys: [`k${at}`, '牌'] })),
      );
    });
    await within(async (storage) => {
      expect(await storage.table('t1')).toMatchObject({ phase: 'playing', seed });
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

test('a data file that cannot be opened is refused in one line', async () => {
  await expect(Storage.open(join(folder, 'a'))).rejects.toThrow(/^the data file .* cannot be opened: /);
});

test('a database that is not there is refused in one line', async () => {
  await expect(Storage.open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/^--db cannot be reached: /);
});

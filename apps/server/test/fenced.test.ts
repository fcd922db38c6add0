import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Link } from '../soak/cluster/link.ts';
import { FencedError } from '../src/storage/fenced.ts';
import { insertChoices } from '../src/storage/fenced-writes.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Storage, type StoredTable } from '../src/storage/storage.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { storedTable } from './stored-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-fenced-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let storage: Storage;
let made = 0;

const table = (id: string): StoredTable => storedTable(id, { phase: 'playing', owner: 'a.1' });

/** A table of the process a.1, with one choice. */
async function owned(): Promise<string> {
  const id = `t${made++}`;
  await storage.addTable(table(id));
  await storage.append(id, 0, { seat: 0, keys: ['first'] });
  return id;
}

const choice = { seat: 1, keys: ['late'] };
const over = { game: 'g', outcome: 'x', ended: 1, results: [], rated: null };

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  beforeEach(async () => {
    storage = await Storage.open(kind === 'sqlite' ? join(folder, 'data.sqlite') : postgres.url);
  });
  afterEach(() => storage.close());

  test('a former owner writes nothing any more, the present one does', async () => {
    const id = await owned();
    const { fence } = (await storage.leases.seize(id, 'b.1')) as StoredTable;
    expect(fence).toBe(1);
    await expect(storage.append(id, 1, choice, true, 0)).rejects.toThrow(FencedError);
    await expect(storage.cut(id, 0, 0)).rejects.toThrow(FencedError);
    await expect(storage.changeTable(id, { members: '[1]' }, 0)).rejects.toThrow(FencedError);
    await expect(storage.results.end({ table: id, ...over }, 0)).rejects.toThrow(FencedError);
    await storage.keepClocks([{ gameTable: id, fence: 0, kept: 'old' }]);
    expect(await storage.clock(id)).toBeNull();
    expect(await storage.table(id)).toMatchObject({ phase: 'playing', members: '[]', owner: 'b.1' });
    await storage.append(id, 1, { seat: 1, keys: ['second'] }, true, 1);
    expect((await storage.choices(id)).map(({ keys }) => keys[0])).toEqual(['first', 'second']);
    expect(await storage.results.end({ table: id, ...over }, 1)).toBe(true);
    expect(await storage.results.end({ table: id, ...over }, 1)).toBe(false);
  });

  test('one table that has moved does not cost the others their choices', async () => {
    const ids = [await owned(), await owned(), await owned()];
    await storage.leases.seize(ids[1] as string, 'b.1');
    const written = await Promise.allSettled(ids.map((id) => storage.append(id, 1, choice)));
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storage.choices(ids[1] as string)).toHaveLength(1);
    expect(await storage.choices(ids[2] as string)).toHaveLength(2);
  });
});

describe('several processes', () => {
  beforeEach(async () => {
    storage = await Storage.open(postgres.url);
  });
  afterEach(() => storage.close());

  const aLongTime = 600_000;

  test('a table is to be had once its owner has given no sign of life for long enough, by the clock of the database', async () => {
    const id = await owned();
    const { leases } = storage;
    await leases.begin('a.1', aLongTime);
    await leases.begin('b.1', aLongTime);
    expect(await leases.take(id, 'b.1')).toBeNull();
    expect(await leases.ownerOf(id)).toBe('a.1');
    expect((await leases.renew('a.1', 0))?.sort()).toEqual(['a.1', 'b.1']); // and that was the last one
    expect(await leases.ownerOf(id)).toBeNull();
    expect(await leases.renew('a.1', aLongTime)).toBeNull();
    expect(await leases.renew('b.1', aLongTime)).toEqual(['b.1']);
    expect(await leases.take(id, 'a.1')).toBeNull(); // who is gone takes nothing, not even its own
    const taken = await Promise.all([leases.take(id, 'b.1'), leases.take(id, 'a.1')]);
    expect(taken.map((each) => each?.fence)).toEqual([1, undefined]);
    expect(await leases.ownerOf(id)).toBe('b.1');
    await leases.release('b.1');
    expect(await leases.ownerOf(id)).toBeNull();
  });

  test('of many who take a table at the same moment one has it', async () => {
    const id = await owned();
    const names = Array.from({ length: 20 }, (_, i) => `c${i}.1`);
    for (const name of names) await storage.leases.begin(name, aLongTime);
    const taken = await Promise.all(names.map((name) => storage.leases.take(id, name)));
    expect(taken.filter((each) => each !== null)).toHaveLength(1);
    expect((await storage.table(id))?.fence).toBe(1);
  });

  test('a choice that is written while the table is being taken over is refused', async () => {
    const id = await owned();
    const base = await openPostgres(postgres.url);
    let writing: Promise<void> = Promise.resolve();
    await base.transaction().execute(async (within) => {
      await within.updateTable('gameTable').set({ owner: 'b.1', fence: 1 }).where('id', '=', id).execute();
      writing = storage.append(id, 1, choice, true, 0);
      writing.catch(() => undefined);
      await waitsForLock(base);
    });
    await expect(writing).rejects.toThrow(FencedError);
    expect(await storage.choices(id)).toHaveLength(1);
    await base.destroy();
  });

  test('whoever takes over a table while a choice is being written has that choice', async () => {
    const id = await owned();
    const base = await openPostgres(postgres.url);
    await storage.leases.begin('d.1', aLongTime);
    let taking: Promise<StoredTable | null> = Promise.resolve(null);
    await base.transaction().execute(async (within) => {
      const row = { gameTable: id, fence: 0, at: 1, seat: 1, keys: '["in time"]', isOwn: 1 };
      expect((await insertChoices(within, [row])).size).toBe(1);
      taking = storage.leases.take(id, 'd.1');
      await waitsForLock(base);
    });
    expect((await taking)?.fence).toBe(1);
    expect((await storage.choices(id)).map(({ keys }) => keys[0])).toEqual(['first', 'in time']);
    await base.destroy();
  });
});

test('what was refused while it was still being written is taken back before something else is written in its place', async () => {
  storage = await Storage.open(postgres.url);
  const id = await owned();
  const base = await openPostgres(postgres.url);
  let cutting: Promise<void> = Promise.resolve();
  await base.transaction().execute(async (within) => {
    const row = { gameTable: id, fence: 0, at: 1, seat: 1, keys: '["refused"]', isOwn: 1 };
    await insertChoices(within, [row]); // whose connection has broken in the meantime
    cutting = storage.cut(id, 1);
    await waitsForLock(base);
  });
  await cutting;
  expect(await storage.choices(id)).toHaveLength(1);
  await base.destroy();
  await storage.close();
});

test('where something else is kept than the owner knows of, it is the owner no more, and may read the table anew', async () => {
  storage = await Storage.open(postgres.url);
  const id = await owned();
  await storage.append(id, 1, { seat: 1, keys: ['came late'] });
  await expect(storage.append(id, 1, choice)).rejects.toThrow(FencedError);
  await storage.close();
});

test('what is kept after the database was silent is kept: nothing is written on a connection that never answered', async () => {
  const link = await Link.open(Number(new URL(postgres.url).port));
  const away = new URL(postgres.url);
  away.port = String(link.port);
  storage = await Storage.open(away.href);
  const id = await owned();
  link.freeze();
  await expect(storage.retention.forgetGames(0)).rejects.toThrow('timeout'); // a transaction, whose beginning is on its way
  link.heal();
  await expect
    .poll(() =>
      storage.append(id, 1, choice).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const other = await Storage.open(postgres.url);
  expect(await other.choices(id)).toHaveLength(2);
  await other.close();
  await storage.close();
  link.close();
});

/** Waits until somebody waits for what a transaction holds. */
async function waitsForLock(base: Awaited<ReturnType<typeof openPostgres>>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(base);
    if (rows.length > 0) return;
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Housekeeping, type RetentionPeriods } from '../src/online/housekeeping.ts';
import { finishedRecord } from '../src/online/stored-record.ts';
import { Storage, type StoredTable } from '../src/storage/storage.ts';
import { Company, SETUP } from './company.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { storedTable } from './stored-table.ts';

const DAY = 86_400_000;

/** Cleans a company's house as if it were so many days later. */
async function clean(company: Company, keeping: Partial<RetentionPeriods>, days: number): Promise<void> {
  const { storage, tables } = company;
  const wanted = { games: null, deserted: null, ...keeping };
  const housekeeping = new Housekeeping(storage, tables, wanted, [tables.process], (error) =>
    company.faults.push(error),
  );
  await housekeeping.clean(Date.now() + days * DAY);
  await housekeeping.close();
}

test('how a game went is forgotten when its time is up, who won is not; before that, and unless told to, nothing is', async () => {
  const company = await Company.at(':memory:');
  const { storage } = company;
  const { table, guests } = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  await company.finish(table, guests, () => 0);
  for (const each of guests) each.leave();
  const whole = await finishedRecord(table.id, storage);
  await clean(company, {}, 10_000);
  await clean(company, { games: 30 }, 29);
  expect(await finishedRecord(table.id, storage)).toEqual(whole);
  await clean(company, { games: 30 }, 31);
  expect(await finishedRecord(table.id, storage)).toBeNull();
  expect(await storage.choices(table.id)).toEqual([]);
  expect(await storage.table(table.id)).toMatchObject({
    phase: 'over',
    outcome: whole?.outcome,
    fair: '{}',
    members: '[]',
  });
  expect(await storage.results.results('Ann', 10)).toHaveLength(1);
  const late = await company.guest('Cleo'); // whoever has the link still comes to a table
  await late.enter(
    (await company.tables.find(table.id)) as NonNullable<Awaited<ReturnType<typeof company.tables.find>>>,
  );
  expect(late.room?.phase).toBe('over');
  expect(company.faults).toEqual([]);
  await company.die();
});

test('a table nobody is at is put away, and is as it was for whoever comes; one with somebody there stays', async () => {
  const company = await Company.at(':memory:');
  const { storage, tables } = company;
  const { table, guests } = await company.playing(SETUP, ['Ann', 'Ben']);
  const other = await tables.make((await company.guest('Cleo')).person, SETUP);
  const [ann, ben] = guests as [(typeof guests)[0], (typeof guests)[0]];
  const isAsked = ({ asks }: typeof ann): boolean => asks !== null && asks.passes === null;
  await company.until(() => guests.some(isAsked), 1);
  const first = guests.find(isAsked) as typeof ann;
  first.decline();
  await company.until(() => storage.kept === 1 && guests.some(isAsked), 1);
  const asked = guests.find(isAsked) as typeof ann;
  company.clock.pass(7_000);
  ann.leave();
  await clean(company, {}, 1);
  expect([tables.held(table.id), tables.held(other.id)]).toEqual([table, undefined]); // Ben is there
  ben.leave();
  await clean(company, {}, 1);
  expect(tables.held(table.id)).toBeUndefined();
  expect((await storage.table(table.id))?.owner).toBeNull();

  const again = await company.guest(asked.person.id);
  const found = await tables.find(table.id);
  await again.enter(found as typeof table);
  await company.until(() => isAsked(again), 1);
  expect(again.asks?.decision).toEqual(asked.asks?.decision);
  expect(again.clock?.left).toBeLessThanOrEqual((asked.clock?.left ?? 0) - 6_000); // it goes on from where it stood
  expect(await storage.choices(table.id)).toHaveLength(1);
  expect(company.faults).toEqual([]);
  await company.die();
});

test('a table that people have left to bots is not put away before their game is over', async () => {
  const company = await Company.at(':memory:');
  const { table, guests } = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  for (const each of guests) each.say({ type: 'stand' });
  await company.until(() => guests.every(({ room }) => room?.own === null));
  for (const each of guests) each.leave();
  await clean(company, { deserted: 1 }, 2);
  expect(company.tables.held(table.id)).toBe(table);
  await company.until(() => table.phase === 'over', 1);
  await company.die();
});

test('a deserted table is removed when its time is up, unless somebody was there since', async () => {
  const company = await Company.at(':memory:');
  const { storage, tables } = company;
  const deserted = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  const waiting = await tables.make((await company.guest('Cleo')).person, SETUP);
  const watched = await company.playing({ ...SETUP, time: 'none' }, ['Dan', 'Eve']);
  for (const each of deserted.guests) each.leave();
  await clean(company, { deserted: 30 }, 29);
  expect(await storage.table(deserted.table.id)).not.toBeNull();
  await clean(company, { deserted: 30 }, 31);
  expect(await storage.table(deserted.table.id)).toBeNull();
  expect(await storage.table(waiting.id)).toBeNull();
  expect(await storage.table(watched.table.id)).not.toBeNull(); // they sit there
  expect(await tables.find(deserted.table.id)).toBeNull();
  expect(company.faults).toEqual([]);
  await company.die();
});

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('among several processes a table is deserted when none of those that are there has it', async () => {
  const storage = await Storage.open(postgres.url);
  const table = (id: string, more: Partial<StoredTable>): StoredTable =>
    storedTable(id, { phase: 'playing', rules: '1', ...more });
  await storage.leases.begin('here.1', 600_000);
  await storage.addTable(table('nobody', {}));
  await storage.addTable(table('dead', { owner: 'gone.1' }));
  await storage.addTable(table('held', { owner: 'here.1' }));
  await storage.addTable(table('seen', { updated: 2_000 }));
  await storage.addTable(table('over', { phase: 'over', outcome: 'x' }));
  await storage.append('dead', 0, { seat: 0, keys: ['a'] });
  for (let i = 0; i < 450; i++) await storage.addTable(table(`more ${i}`, { phase: 'waiting' }));
  expect(await storage.retention.removeDeserted(1_000, null)).toBe(452);
  const left = await Promise.all(['nobody', 'dead', 'held', 'seen', 'over'].map((id) => storage.table(id)));
  expect(left.map((each) => each?.id)).toEqual([undefined, undefined, 'held', 'seen', 'over']);
  expect(await storage.choices('dead')).toEqual([]);
  expect(await storage.retention.forgetGames(1_000)).toBe(1);
  expect(await storage.retention.forgetGames(1_000)).toBe(0);
  await storage.close();
});

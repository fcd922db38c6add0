import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OnlineTable } from '../src/online/online-table.ts';
import { Tables } from '../src/online/tables.ts';
import { Company, type Guest, SETUP } from './company.ts';

let company: Company;
let other: Tables; // of another process, with the same storage
beforeEach(async () => {
  company = await Company.at(':memory:');
  const onFault = (_: string, error: unknown): void => void company.faults.push(error);
  other = new Tables(company.storage, { clock: company.clock, policy: { pause: { min: 1, max: 1 } }, onFault });
});
afterEach(() => company.die());

const isAsked = ({ asks }: Guest): boolean => asks !== null && asks.passes === null;

/** Whoever is asked first at a table of two. */
async function asked(guests: readonly Guest[]): Promise<Guest> {
  await company.until(() => guests.some(isAsked), 1);
  return guests.find(isAsked) as Guest;
}

test('an owner that has lost its table without noticing writes nothing, tells nothing, and lets go', async () => {
  const { table, guests } = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  (await asked(guests)).decline();
  await company.until(() => company.storage.kept === 1, 1);
  const late = await asked(guests);
  const taken = (await other.find(table.id)) as OnlineTable;
  expect(taken.fence).toBe(table.fence + 1);
  const heard = guests.map((each) => each.heard.length);
  const gone = new Promise<void>((resolve) => void table.onGone(resolve));
  late.decline(); // the former owner takes it, and writes
  await gone;
  expect(guests.map((each) => each.heard.length)).toEqual(heard);
  expect(await company.storage.choices(table.id)).toHaveLength(1);
  expect(company.faults).toEqual([]);
  expect(company.tables.held(table.id)).toBeUndefined();

  const again = await company.guest(late.person.id); // at the table where it is now
  await again.enter(taken);
  await company.until(() => isAsked(again), 1);
  expect(again.asks?.n).toBeGreaterThan(1_000_000); // no answer to the former owner's question is taken for one to this
  again.decline();
  await company.until(() => company.storage.kept === 2, 1);
  expect(await company.storage.choices(table.id)).toHaveLength(2);
});

test('an answer to what a former owner asked is late', async () => {
  const { table, guests } = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  const { person, asks } = await asked(guests);
  const again = await company.guest(person.id);
  await again.enter((await other.find(table.id)) as OnlineTable);
  again.say({ type: 'choose', n: asks?.n ?? 0, choice: [0] });
  await company.until(() => again.heard.some(({ type }) => type === 'refused'), 1);
  expect(again.heard).toContainEqual({ type: 'refused', code: 'late' });
  expect(await company.storage.choices(table.id)).toEqual([]);
});

test('before it begins: whoever sits down at a former owner’s table has no seat there', async () => {
  const ann = await company.guest('Ann');
  const table = await company.tables.make(ann.person, SETUP);
  await ann.enter(table);
  const taken = (await other.find(table.id)) as OnlineTable;
  const ben = await company.guest('Ben');
  await expect(table.join(ben.person, () => undefined)).rejects.toThrow('the table has moved to another server');
  expect(taken.members.map(({ name }) => name)).toEqual(['Ann']);
  expect(company.tables.held(table.id)).toBeUndefined();
});

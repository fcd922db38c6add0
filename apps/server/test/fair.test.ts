import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRecord, type MatchRecord, parseRecord, replay } from '@cardwright/engine';
import {
  commitmentOf,
  dealFault,
  type FairDeal,
  newNumber,
  newSecret,
  readFairDeal,
  type TableSetup,
} from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Company, type Guest, SETUP } from './company.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-fair-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE: TableSetup = { ...SETUP, game: 'thrones', seats: 4, time: 'none', bots: ['simple'] };
const data = join(folder, 'data.sqlite');
let company: Company;
beforeEach(async () => {
  company = await Company.at(data);
});
afterEach(() => company.die());

/** A table at which these people wait, each with a number of their own. */
async function waiting(ids: readonly string[], numbers: readonly (string | null)[]) {
  const guests: Guest[] = [];
  for (const id of ids) guests.push(await company.guest(id));
  const table = await company.tables.make((guests[0] as Guest).person, TABLE);
  for (const [i, guest] of guests.entries()) {
    await guest.enter(table);
    const number = numbers[i] ?? null;
    if (number !== null) guest.say({ type: 'number', number });
  }
  await company.until(() => table.members.every((member, i) => member.number === (numbers[i] ?? null)));
  return { table, guests };
}

const fairOf = (record: MatchRecord): FairDeal => readFairDeal(record.fair) as FairDeal;

test('everybody has a hand in the deal, and afterwards it can be checked', async () => {
  const numbers = [newNumber(), null, newNumber()];
  const { table, guests } = await waiting(['Ann', 'Ben', 'Cas'], numbers);
  const commitment = guests[0]?.room?.promise ?? '';
  await table.start();
  const told = JSON.stringify(guests.map(({ heard }) => heard));
  await company.finish(table, guests);
  const record = parseRecord(formatRecord((await table.record()) as MatchRecord));
  const deal = fairOf(record);
  expect(deal).toMatchObject({ table: table.id, commitment, numbers });
  for (const number of numbers)
    expect(await dealFault(deal, record.seed, { commitment, ...(number === null ? {} : { number }) })).toBeNull();
  expect(replay((await loadGame('thrones')).game, record).outcome?.label).toBe(record.outcome);
  expect(told).not.toContain(deal.secret);
  expect(told).not.toContain(numbers[0]);
  expect(company.faults).toEqual([]);
});

test('another number is another deal, and a table found again deals what it promised', async () => {
  const { table } = await waiting(['Ann'], [newNumber()]);
  const { id } = table;
  await company.die();
  company = await Company.at(data);
  const again = await company.tables.find(id);
  const ann = await company.guest('Ann');
  await ann.enter(again as NonNullable<typeof again>);
  const promise = ann.room?.promise;
  await again?.start();
  const stored = await company.storage.table(id);
  const deal = readFairDeal(JSON.parse(stored?.fair ?? '{}')) as FairDeal;
  expect(deal.commitment).toBe(promise);
  expect(await commitmentOf(deal.secret)).toBe(promise);
});

test('a server that takes another secret, or drops a number, is caught by whoever sat there', async () => {
  const number = newNumber();
  const { table, guests } = await waiting(['Ann'], [number]);
  const commitment = guests[0]?.room?.promise ?? '';
  await table.start();
  await company.finish(table, guests);
  const record = (await table.record()) as MatchRecord;
  const deal = fairOf(record);
  const secret = newSecret();
  const swapped = { ...deal, secret, commitment: await commitmentOf(secret) };
  expect(await dealFault(swapped, record.seed, { commitment, number })).toBe('other-promise');
  expect(await dealFault({ ...deal, numbers: [null] }, record.seed, { commitment, number })).toBe('number-missing');
  expect(await dealFault(deal, record.seed, { commitment, number })).toBeNull();
});

test('numbers come before the deal, from who has a seat, and are numbers', async () => {
  const { table, guests } = await waiting(['Ann'], [null]);
  const [ann] = guests as [Guest];
  ann.say({ type: 'number', number: 'seven' });
  expect(ann.heard.at(-1)).toEqual({ type: 'refused', code: 'malformed' });
  await table.start();
  ann.say({ type: 'number', number: newNumber() });
  await company.until(() => ann.heard.some((message) => message.type === 'denied'));
  expect(ann.heard.findLast((message) => message.type === 'denied')).toMatchObject({ code: 'not-now' });
});

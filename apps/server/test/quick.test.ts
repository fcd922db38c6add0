import { afterEach, beforeEach, expect, test } from 'vitest';
import { OnlineTable } from '../src/online/online-table.ts';
import { Company, type Guest, SETUP } from './company.ts';

let company: Company;
beforeEach(async () => {
  company = await Company.at(':memory:');
});
afterEach(() => company.die());

/** Somebody who wants to play at once, and opens the table they were given. */
async function comes(id: string, game = 'thrones'): Promise<{ guest: Guest; table: OnlineTable }> {
  const guest = await company.guest(id);
  const table = await company.tables.quick(guest.person, game);
  await guest.enter(table);
  return { guest, table };
}

test('the first one gets a new table and sees how long it waits; then bots have the free seats', async () => {
  const { guest, table } = await comes('Ann');
  expect(guest.room).toMatchObject({
    phase: 'waiting',
    startsIn: 30_000,
    own: 0,
    setup: { game: 'thrones', seats: 4, isRated: true, isPublic: true, time: 'usual', options: {} },
    members: [{ name: 'Ann', isMaker: false }],
  });
  company.clock.pass(29_999);
  expect(table.phase).toBe('waiting');
  company.clock.pass(1);
  await company.until(() => table.phase === 'playing');
  expect(guest.room).toMatchObject({ phase: 'playing', startsIn: null });
  expect(guest.seats.filter(({ holder }) => holder === 'bot')).toHaveLength(3);
});

test('the next ones come to the same table, and do not wait longer; a full one begins soon', async () => {
  const { guest: ann, table } = await comes('Ann');
  company.clock.pass(10_000);
  const { guest: ben, table: same } = await comes('Ben');
  expect(same).toBe(table);
  expect(ben.room?.startsIn).toBe(20_000);
  await comes('Cho');
  await comes('Dan');
  expect(ann.room?.startsIn).toBe(3_000);
  const { table: other } = await comes('Eve');
  expect(other).not.toBe(table);
  company.clock.pass(3_000);
  await company.until(() => table.phase === 'playing');
  expect(other.phase).toBe('waiting');
});

test('of several the fullest; other games and tables that somebody sets up are left alone', async () => {
  const ann = await company.guest('Ann');
  const own = await company.tables.make(ann.person, { ...SETUP, game: 'thrones', seats: 4, isPublic: true });
  await ann.enter(own);
  const { table: sorcery } = await comes('Ben', 'sorcery');
  const { table: first } = await comes('Cho');
  expect(new Set([own.id, sorcery.id, first.id]).size).toBe(3);
});

test('whoever asks twice has one seat', async () => {
  const { guest, table } = await comes('Ann');
  expect(await company.tables.quick(guest.person, 'thrones')).toBe(table);
  expect(table.members).toHaveLength(1);
});

test('many at the same moment: nobody is without a seat, and no table has too many', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, (_, i) => company.guest(`G${i}`)));
  const tables = await Promise.all(guests.map(({ person }) => company.tables.quick(person, 'thrones')));
  for (const [i, guest] of guests.entries()) expect(tables[i]?.memberOf(guest.person)).toBeDefined();
  for (const table of new Set(tables)) expect(table.members.length).toBeLessThanOrEqual(4);
});

test('whoever is gone when it begins has no seat; where nobody is left it does not begin', async () => {
  const { guest: ann, table } = await comes('Ann');
  const { guest: ben } = await comes('Ben');
  ben.leave();
  company.clock.pass(30_000);
  await company.until(() => table.phase === 'playing');
  expect(table.members.map(({ name }) => name)).toEqual(['Ann']);
  const { guest: cho, table: other } = await comes('Cho');
  cho.leave();
  company.clock.pass(1_000_000);
  expect(other.phase).toBe('waiting');
  await cho.enter(other);
  expect(cho.room?.startsIn).toBe(30_000);
  expect(ann.room?.phase).toBe('playing');
});

test('nobody sets up or begins a table that begins by itself', async () => {
  const { guest, table } = await comes('Ann');
  guest.say({ type: 'start' });
  guest.say({ type: 'setup', setup: { ...table.setup, seats: 4 } });
  const denied = (): unknown[] => guest.heard.filter(({ type }) => type === 'denied');
  await company.until(() => denied().length === 2);
  expect(denied()).toEqual([
    { type: 'denied', code: 'not-maker' },
    { type: 'denied', code: 'not-maker' },
  ]);
});

test('a rated table has the usual options, no open hands, and bots that are what they were measured as', async () => {
  const ann = await company.guest('Ann');
  const rated = { ...SETUP, isRated: true };
  await expect(company.tables.make(ann.person, { ...rated, isOpen: true })).rejects.toThrow(
    /^a rated table is not open/,
  );
  await expect(company.tables.make(ann.person, { ...rated, options: { testing: true } })).rejects.toThrow(
    'a rated table has the usual options; leave out testing, or say isRated: false',
  );
  await expect(company.tables.make(ann.person, { ...rated, bots: ['L1–L2'] })).rejects.toThrow(
    'at a rated table sit bots whose strength was measured; choose another than mixed, or say isRated: false',
  );
  await expect(company.tables.make(ann.person, { ...rated, think: 200 })).rejects.toThrow(
    'at a rated table bots think as they are used to; leave out think, or say isRated: false',
  );
  await expect(company.tables.make(ann.person, { ...rated, options: { testing: false } })).resolves.toBeInstanceOf(
    OnlineTable,
  );
});

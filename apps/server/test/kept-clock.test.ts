import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONLINE, USUAL_TIMES } from '@cardwright/host';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { Company, type Guest, SETUP } from './company.ts';
import { startServer } from './killing.ts';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const opened: Company[] = [];
const open = async (data: string): Promise<Company> => {
  const company = await Company.at(data);
  opened.push(company);
  return company;
};
const newData = (): string => join(folder, `${count++}.sqlite`);
afterEach(async () => {
  for (const company of opened.splice(0)) await company.die().catch(() => undefined);
});

const askedOf = (guests: readonly Guest[]): Guest =>
  guests.find(({ asks }) => asks !== null && asks.passes === null) as Guest;

test('a server that dies knows the time that was left, to a second; nobody loses any while it is away', async () => {
  const data = newData();
  const first = await open(data);
  const { table, guests } = await first.playing(SETUP, ['Ann', 'Ben']);
  await first.until(() => askedOf(guests) !== undefined, 1);
  const asked = askedOf(guests);
  const before = asked.clock?.left ?? 0;
  first.clock.pass(12_400);
  await first.tables.keepClocks();
  first.clock.pass(600);
  await first.die();
  const second = await open(data);
  second.clock.pass(86_400_000);
  const back = await second.guest(asked.person.id);
  const again = await second.tables.find(table.id);
  await back.enter(again as NonNullable<typeof again>);
  expect(back.asks?.decision).toEqual(asked.asks?.decision);
  expect(back.clock).toEqual({ left: before - 12_400, bank: USUAL_TIMES.bank });
  second.clock.pass(1_000);
  const other = await second.guest(guests.find((each) => each !== asked)?.person.id ?? '');
  await other.enter(again as NonNullable<typeof again>);
  expect(other.clock?.left).toBe(before - 13_400);
});

test('time is kept every second, by itself', async () => {
  const data = newData();
  const first = await open(data);
  const { table, guests } = await first.playing(SETUP, ['Ann', 'Ben']);
  await first.until(() => askedOf(guests) !== undefined, 1);
  let kept: string | null = null;
  for (let second = 0; second < 5; second++) {
    first.clock.pass(1_000);
    const last: string | null = kept;
    for (;;) {
      kept = await first.storage.clock(table.id);
      if (kept !== last) break;
    }
  }
  const { seats } = JSON.parse(kept as unknown as string) as { seats: { left: number | null }[] };
  const left = seats.flatMap((each) => each.left ?? []);
  expect(left).toHaveLength(1);
  expect(left[0]).toBeLessThanOrEqual(USUAL_TIMES.play - 4_000);
});

test('where nobody is hurried nothing is kept', async () => {
  const company = await open(newData());
  const { table } = await company.playing({ ...SETUP, time: 'none' }, ['Ann', 'Ben']);
  company.clock.pass(10_000);
  await company.tables.keepClocks();
  expect(await company.storage.clock(table.id)).toBeNull();
});

test('twice run out: a bot sits in, also after the server died, until whoever it plays for says anything', async () => {
  const data = newData();
  const first = await open(data);
  const { table, guests } = await first.playing(SETUP, ['Ann', 'Ben']);
  const [ann, ben] = guests as [Guest, Guest];
  const seat = ann.room?.seat ?? -1;
  const isReplaced = ({ seats }: Guest): boolean => seats[seat]?.standIn !== undefined;
  await first.until(() => {
    if (ben.asks !== null && ben.asks.passes === null) ben.decline();
    return isReplaced(ben);
  }, 1_000);
  await first.tables.keepClocks();
  await first.die();
  const second = await open(data);
  const again = (await second.tables.find(table.id)) as NonNullable<Awaited<ReturnType<typeof second.tables.find>>>;
  const benAgain = await second.guest('Ben');
  await benAgain.enter(again);
  expect(isReplaced(benAgain)).toBe(true);
  const annAgain = await second.guest('Ann');
  await annAgain.enter(again);
  expect(isReplaced(benAgain)).toBe(false);
});

test('a phrase is a sign of life too', async () => {
  const company = await open(newData());
  const { guests } = await company.playing(SETUP, ['Ann', 'Ben']);
  const [ann, ben] = guests as [Guest, Guest];
  const seat = ann.room?.seat ?? -1;
  const isReplaced = (): boolean => ben.seats[seat]?.standIn !== undefined;
  await company.until(() => {
    if (ben.asks !== null && ben.asks.passes === null) ben.decline();
    return isReplaced();
  }, 1_000);
  ann.say({ type: 'phrase', phrase: 'sorry' });
  expect(isReplaced()).toBe(false);
});

test('a table whose people are all away stands still; when one is back the other is waited for a minute', async () => {
  const company = await open(newData());
  const { table, guests } = await company.playing(SETUP, ['Ann', 'Ben']);
  await company.until(() => askedOf(guests) !== undefined, 1);
  const asked = askedOf(guests);
  const other = guests.find((each) => each !== asked) as Guest;
  const seat = asked.room?.seat ?? -1;
  const { left = 0 } = asked.clock ?? {};
  for (const each of guests) each.leave();
  company.clock.pass(86_400_000);
  const back = await company.guest(other.person.id);
  await back.enter(table);
  expect(back.clock?.left).toBe(left);
  company.clock.pass(ONLINE.grace - 1);
  expect(back.seats[seat]).toMatchObject({ isHere: false });
  company.clock.pass(1);
  expect(back.seats[seat]).toMatchObject({ isHere: false, standIn: 'simple' });
});

test('a server that is killed, another process: the same question, and the time that was on the disk', async () => {
  const data = newData();
  mkdirSync(join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const server = await startServer(folder, data);
  const ann = await Visitor.at(server.base, 'Ann');
  const setup = { ...SETUP, options: { ...SETUP.options }, bots: [...SETUP.bots] };
  const { id } = (await ann.call('POST', '/api/tables', setup)).body as { id: string };
  await ann.enter(id);
  await ann.until(() => ann.room !== null);
  ann.say({ type: 'start' });
  await ann.until(() => ann.asks?.passes === null);
  const storage = await Storage.open(data);
  const leftOnDisk = async (): Promise<number> => {
    const { seats } = JSON.parse((await storage.clock(id)) ?? '{"seats":[]}') as { seats: { left: number | null }[] };
    return Math.min(...seats.map(({ left }) => left ?? Number.POSITIVE_INFINITY));
  };
  const asked = ann.asks?.decision;
  while ((await leftOnDisk()) > USUAL_TIMES.play - 1_000) await new Promise((resolve) => setTimeout(resolve, 50));
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
  const left = await leftOnDisk();
  await storage.close();
  const again = await startServer(folder, data);
  const back = await ann.moved(again.base);
  const began = performance.now();
  await back.enter(id);
  await back.until(() => back.asks !== null);
  const passed = Math.ceil(performance.now() - began); // since they are back it runs again
  expect(back.asks?.decision).toEqual(asked);
  const [clock] = back.heard.flatMap((message) =>
    message.type === 'told' && message.clock != null ? [message.clock] : [],
  );
  expect(clock?.bank).toBe(USUAL_TIMES.bank);
  expect(clock?.left).toBeLessThanOrEqual(left);
  expect(clock?.left).toBeGreaterThanOrEqual(left - passed);
  back.drop();
  again.process.kill('SIGKILL');
});

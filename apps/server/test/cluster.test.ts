import { randomFrom } from '@cardwright/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { emptyPage, ServerProcess } from './cluster.ts';
import { type Nats, startNats } from './nats.ts';
import { act, missing, type PlayedTable, type Player } from './players.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { idOf, setup } from './two.ts';
import { Visitor } from './visitor.ts';

const page = emptyPage();
let postgres: Postgres;
let nats: Nats;
let storage: Storage;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  storage = await Storage.open(postgres.url);
  servers = await Promise.all([1, 2, 3].map(() => ServerProcess.start(page.folder, postgres.url, nats.url)));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((each) => each.kill()));
  await storage.close();
  nats.stop();
  postgres.stop();
  page.remove();
});

const random = randomFrom(3);

/** Ann at one process, which has the table, Ben at another. */
async function apart(one: ServerProcess, other: ServerProcess): Promise<PlayedTable> {
  const ann = await Visitor.at(one.base, 'Ann');
  const ben = await Visitor.at(other.base, 'Ben');
  const id = idOf(await ann.call('POST', '/api/tables', setup()));
  await ann.enter(id);
  await ben.enter(id);
  ben.say({ type: 'ready', is: true });
  await ann.until(() => ann.room?.members[1]?.isReady === true);
  ann.say({ type: 'start' });
  for (const each of [ann, ben]) await each.until(() => each.view !== undefined);
  const player = (visitor: Visitor): Player => ({ visitor, accepted: [], pending: null });
  return { id, players: [player(ann), player(ben)] };
}

const accepted = ({ players }: PlayedTable): number => players.reduce((sum, each) => sum + each.accepted.length, 0);

/** They play until so many more choices are accepted. */
async function playOn(table: PlayedTable, more: number): Promise<void> {
  const wanted = accepted(table) + more;
  while (accepted(table) < wanted) {
    for (const player of table.players) act(player, random);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Somebody whose process is gone comes back at another; what was on its way then may be kept or not. */
async function comeBack(player: Player, server: ServerProcess, id: string): Promise<void> {
  player.visitor.drop();
  player.visitor = await player.visitor.moved(server.base);
  await player.visitor.enter(id);
  await player.visitor.until(() => player.visitor.view !== undefined);
  await settle(player, id);
}

/** What somebody waited for was kept, or was not: from now on what is kept counts. */
async function settle(player: Player, id: string): Promise<void> {
  const { accepted: heard } = player;
  const seat = player.visitor.room?.seat ?? -1;
  const kept = (await storage.choices(id)).filter((each) => each.seat === seat);
  expect(kept.slice(0, heard.length)).toEqual(heard);
  heard.splice(0, heard.length, ...kept);
  player.pending = null;
}

async function isListed(visitor: Visitor, id: string): Promise<boolean> {
  const { body } = await visitor.call('GET', '/api/tables');
  return (body as { tables: { id: string }[] }).tables.some((each) => each.id === id);
}

const ownerOf = async (id: string): Promise<string> => (await storage.table(id))?.owner ?? '';

test('the lobby, playing at once and logging out reach across processes', async () => {
  const [one, two, three] = servers as [ServerProcess, ServerProcess, ServerProcess];
  const ann = await Visitor.at(one.base, 'Lobbyist');
  const id = idOf(await ann.call('POST', '/api/tables', setup({ isPublic: true })));
  await ann.enter(id);
  for (const server of [one, two, three]) {
    const there = await ann.moved(server.base);
    while (!(await isListed(there, id))) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const quick = await Promise.all(
    [one, two, three, one, two, three].map(async ({ base }) =>
      idOf(await (await Visitor.at(base)).call('POST', '/api/quick', { game: 'thrones' })),
    ),
  );
  expect(new Set(quick).size).toBe(2); // four have a seat at the first table

  const elsewhere = await ann.moved(two.base);
  await elsewhere.enter(id);
  await ann.until(() => ann.room?.members[0]?.isHere === true);
  await (await ann.moved(three.base)).call('POST', '/api/logout', { everywhere: true });
  for (const each of [ann, elsewhere]) await each.until(() => each.closed !== null);
  expect([ann.closed, elsewhere.closed]).toEqual([4401, 4401]);
}, 120_000);

test('people at different processes, and the one that has their table is killed: it goes on, and nothing is lost', async () => {
  const [one, two, three] = servers as [ServerProcess, ServerProcess, ServerProcess];
  const table = await apart(one, two);
  const [ann, ben] = table.players as [Player, Player];
  const first = await ownerOf(table.id);
  await playOn(table, 12);
  const before = ben.visitor.heard.filter(({ type }) => type === 'welcome').length;
  await one.kill();
  await comeBack(ann, three, table.id);
  await ben.visitor.until(() => ben.visitor.heard.filter(({ type }) => type === 'welcome').length > before); // on the same socket
  await settle(ben, table.id);
  expect(ben.visitor.isOpen).toBe(true);
  await playOn(table, 12);
  expect(missing(table, await storage.choices(table.id))).toEqual([]);
  expect((await storage.table(table.id))?.fence).toBe(1);
  expect(await ownerOf(table.id)).not.toBe(first);
  for (const { visitor } of table.players) visitor.drop();
}, 120_000);

test('a process that was stopped and goes on has lost its table: it writes nothing more, and its visitors are led on', async () => {
  const [, two, three] = servers as [ServerProcess, ServerProcess, ServerProcess];
  const table = await apart(two, three);
  const [ann, ben] = table.players as [Player, Player];
  await playOn(table, 6);
  const left = ann.visitor; // whose socket stays at the process that is stopped
  two.pause();
  await ben.visitor.until(() => ben.visitor.last > 1_000_000); // told by the next owner
  ann.visitor = await ann.visitor.moved(three.base);
  await ann.visitor.enter(table.id);
  await ann.visitor.until(() => ann.visitor.view !== undefined);
  for (const player of table.players) await settle(player, table.id);
  left.say({ type: 'choose', n: left.asks?.n ?? left.last, choice: [0] }); // it comes once the process goes on
  await playOn(table, 6);
  two.goOn();
  await left.until(() => left.last > 1_000_000);
  expect(left.isOpen).toBe(true);
  await playOn(table, 6);
  expect(missing(table, await storage.choices(table.id))).toEqual([]);
  expect((await storage.table(table.id))?.fence).toBe(1);
  for (const each of [ann.visitor, ben.visitor, left]) each.drop();
}, 120_000);

import { randomFrom } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETUP } from '../soak/cluster/crew.ts';
import { judge } from '../soak/cluster/judged.ts';
import { SoakPerson } from '../soak/cluster/person.ts';
import { Storage } from '../src/storage/storage.ts';
import { emptyPage, ServerProcess } from './cluster.ts';
import { type Nats, startNats } from './nats.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { idOf, setup } from './two.ts';
import { Visitor } from './visitor.ts';

const LEASE = 4_000; // ms: a busy machine is not a dead process

const { game } = await loadGame(SETUP.game);
const keyOf = (option: unknown): string => game.key(option as never, SETUP.options);

const page = emptyPage();
let postgres: Postgres;
let nats: Nats;
let storage: Storage;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  storage = await Storage.open(postgres.url);
  servers = await Promise.all(
    [1, 2, 3].map(() => ServerProcess.start(page.folder, postgres.url, nats.url, { lease: LEASE })),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((each) => each.kill()));
  await storage.close();
  nats.stop();
  postgres.stop();
  page.remove();
});

/** Two who play at a table of `maker`'s process, each at the server that is theirs at the moment, and remember everything. */
class Pair {
  readonly #at: ServerProcess[];
  #acknowledged = 0;
  #hear: () => void = () => {};
  readonly people: SoakPerson[];
  readonly table: string;

  private constructor(table: string, cookies: readonly string[], at: readonly ServerProcess[]) {
    this.table = table;
    this.#at = [...at];
    const on = {
      acknowledged: () => {
        this.#acknowledged++;
        this.#hear();
      },
      over: () => undefined,
    };
    this.people = cookies.map(
      (cookie, i) => new SoakPerson(() => (this.#at[i] as ServerProcess).base, cookie, table, randomFrom(i), keyOf, on),
    );
  }

  static async at(...servers: readonly [ServerProcess, ServerProcess]): Promise<Pair> {
    const [ann, ben] = [await Visitor.at(servers[0].base, 'Ann'), await Visitor.at(servers[1].base, 'Ben')];
    const table = idOf(await ann.call('POST', '/api/tables', SETUP));
    return new Pair(table, [ann.cookie, ben.cookie], servers);
  }

  /** Until so many more of their choices are acknowledged. */
  async play(more: number): Promise<void> {
    const wanted = this.#acknowledged + more;
    while (this.#acknowledged < wanted)
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
  }

  /** One of them comes to another server. */
  move(place: number, server: ServerProcess): void {
    this.#at[place] = server;
    this.people[place]?.comeBack();
  }

  /** They get up; what is wrong with what they did and heard. */
  async end(): Promise<string[]> {
    for (const each of this.people) each.leave();
    return (await judge([this], postgres.url)).faults;
  }
}

async function playingFrom({ base }: ServerProcess): Promise<unknown> {
  const { body } = await (await Visitor.at(base)).call('GET', '/api/tables');
  return (body as { playing: unknown }).playing;
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

  const quick = async ({ base }: ServerProcess): Promise<string> =>
    idOf(await (await Visitor.at(base)).call('POST', '/api/quick', { game: 'thrones' }));
  // Two who ask different processes come to the same table; a process that is slow to answer is not waited for.
  for (const server of [two, three]) while ((await quick(one)) !== (await quick(server)));

  const elsewhere = await ann.moved(two.base);
  await elsewhere.enter(id);
  await ann.until(() => ann.room?.members[0]?.isHere === true);
  await (await ann.moved(three.base)).call('POST', '/api/logout', { everywhere: true });
  for (const each of [ann, elsewhere]) await each.until(() => each.closed !== null);
  expect([ann.closed, elsewhere.closed]).toEqual([4401, 4401]);
});

test('people at different processes, and the one that has their table is killed: it goes on, and nothing is lost', async () => {
  const [one, two, three] = servers as [ServerProcess, ServerProcess, ServerProcess];
  const pair = await Pair.at(one, two);
  await pair.play(6);
  for (const server of servers) // wherever somebody asks
    await expect.poll(() => playingFrom(server), { timeout: 60_000 }).toEqual({ tables: 1, people: 2 });
  const first = await ownerOf(pair.table);
  await one.kill();
  pair.move(0, three);
  await pair.play(6);
  expect(await ownerOf(pair.table)).not.toBe(first);
  expect(await pair.end()).toEqual([]);
});

test('a process that was stopped and goes on has lost its table: it writes nothing more, and its visitors are led on', async () => {
  const [, two, three] = servers as [ServerProcess, ServerProcess, ServerProcess];
  const pair = await Pair.at(two, three);
  await pair.play(1); // both have their seats
  const watcher = await Visitor.at(two.base, 'Watcher'); // whose socket stays at the process that is stopped
  await watcher.enter(pair.table);
  await pair.play(4);
  const first = await ownerOf(pair.table);
  two.pause();
  pair.move(0, three);
  await pair.play(4);
  expect(await ownerOf(pair.table)).not.toBe(first);
  const told = watcher.last;
  two.goOn();
  await watcher.until(() => watcher.last > Math.max(told, 1_000_000)); // by the next owner, on the same socket
  expect(watcher.isOpen).toBe(true);
  await pair.play(4);
  watcher.drop();
  expect(await pair.end()).toEqual([]);
});

import { type Match, randomFrom, type Seat } from '@cardwright/engine';
import { type Clock, ManualClock } from '@cardwright/host';
import type { FromServer } from '@cardwright/online';
import { afterAll, beforeAll, vi } from 'vitest';
import { dealtSeats, OnlineTable } from '../src/online/online-table.ts';
import { assemble } from '../src/online/server.ts';
import { Ear, type Heard } from './ear.ts';
import { folderWithPage } from './folders.ts';
import { setup } from './two.ts';
import { entryFrom, type Moment, momentsOf, randomScript, type Script, sameScript } from './worlds.ts';

// Two worlds that a seat cannot tell apart are played by the same script on a real server, and everything that comes over the sockets
// of that seat and of somebody who looks on has to be the same, byte by byte and at the same moments.

const fixed = vi.hoisted(() => ({ seed: '', entry: null as unknown }));
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomInt: () => 7, // how long pauses are
}));
vi.mock('@cardwright/online', async (original) => ({
  ...(await original<typeof import('@cardwright/online')>()),
  seedOf: () => Promise.resolve(fixed.seed), // who sits where
}));
vi.mock('@cardwright/registry', async (original) => {
  const real = await original<typeof import('@cardwright/registry')>();
  return { ...real, loadGame: (id: string) => fixed.entry ?? real.loadGame(id) };
});

/** What is wrong with a server, for once. */
export interface Tampering {
  readonly send?: (message: FromServer, world: Match) => object;
  readonly pause?: (world: Match) => number;
}

/** What whoever sits there does: answers, comes and goes meanwhile, or sleeps until the time is up. */
const MANNERS = ['answers', 'returns', 'sleeps'] as const;
type Manner = (typeof MANNERS)[number];

const clock = new ManualClock();
let tampering: Tampering = {};
let world: Match;
let server: Awaited<ReturnType<typeof assemble>>;
let base = '';

const { page } = folderWithPage();
const { join } = OnlineTable.prototype;
beforeAll(async () => {
  OnlineTable.prototype.join = function (this: OnlineTable, person, send, since) {
    const sent = (message: FromServer): object => tampering.send?.(message, world) ?? message;
    return join.call(this, person, (message) => send(sent(message) as FromServer), since);
  };
  const tampered: Clock = {
    now: () => clock.now(),
    after: (ms, act) => clock.after(ms > 0 ? ms + (tampering.pause?.(world) ?? 0) : ms, act),
  };
  server = await assemble({ folder: page, data: ':memory:', rate: 1_000_000, clock: tampered, policy: { grace: 1e9 } });
  base = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
});
afterAll(() => server.app.close());

/** A seed that gives the first who comes this seat. */
function seedFor(seat: Seat, seats: number): string {
  for (let i = 0; ; i++) {
    const seed = i.toString(16).padStart(32, '0');
    if (dealtSeats(seed, seats)[0] === seat) return seed;
  }
}

const MOST = 60; //           messages of a world
const LONGEST = 300_000; //   ms
const BAD = { type: 'choose', n: 0, choice: [] }; // what is said to a bad message is compared too

/** Plays on from a moment of a world, and gives all that two people heard: one who has the seat, one who looks on. */
async function played(moment: Moment, script: Script, manner: Manner): Promise<[Heard[], Heard[]]> {
  const { observer, entry } = moment;
  const [own, other] = [await Ear.at(base, clock, 'Ann'), await Ear.at(base, clock, 'Ben')];
  let [secret, promise] = ['', ''];
  const over = new AbortController();
  fixed.seed = seedFor(observer, world.seats);
  fixed.entry = entryFrom(moment, world);
  const table = setup({ game: entry.game.id, seats: world.seats, options: {}, time: 'usual', bots: ['decliner'] });
  const { id } = (await own.post('/api/tables', table)) as { id: string };
  fixed.entry = null;
  const began = clock.now();
  const until = began + LONGEST;
  const settled = async (): Promise<void> => {
    for (let kept = -1; kept !== server.storage.kept; ) {
      ({ kept } = server.storage);
      for (const ear of [own, other]) await ear.settled(); // what was said has arrived,
      await server.storage.settled(); //                      it is kept,
      for (const ear of [own, other]) await ear.settled(); // and they have heard of it
    }
    for (const ear of [own, other]) ear.weigh();
  };
  own.onHeard = (message) => {
    if (message.type === 'room') [secret, promise] = [message.seatLink ?? secret, message.promise];
    if (message.type === 'closed' || (message.type === 'told' && message.outcome != null)) over.abort();
    if (message.type !== 'told' || message.asks == null) return;
    const { n, decision } = message.asks;
    own.say(BAD);
    if (manner === 'sleeps') return;
    clock.after(1_000, () => {
      const choice = script(
        decision,
        decision.options.map((option) => world.keyOf(option)),
      );
      if (choice === null) {
        own.isDeaf = other.isDeaf = true; // what it was told was not the same
        over.abort();
      } else own.say({ type: 'choose', n, choice });
    });
  };
  await own.come(id, 'room');
  own.say({ type: 'start' });
  await own.next('told');
  await settled();
  await other.come(id, 'told');
  for (const ear of [own, other]) ear.say(BAD);
  await settled();
  const isGoingOn = (): boolean => own.heard.length < MOST && clock.now() < until && !over.signal.aborted;
  for (let returned = 0; isGoingOn() && clock.next !== null; ) {
    clock.pass(clock.next - clock.now());
    await settled();
    if (manner !== 'returns' || own.last < returned + 4) continue;
    returned = own.last;
    await Promise.all([own.drop(), other.next('room')]);
    await settled();
    await own.come(id, 'welcome', returned % 2 === 0 ? returned : null);
    await settled();
  }
  (await server.tables.find(id))?.close();
  for (const ear of [own, other]) await ear.drop();
  clock.pass(10_000_000); // whatever was still to come
  const plainly = ({ at, text }: Heard): Heard => ({
    at: at - began,
    text: text.replaceAll(id, 'ID').replaceAll(secret, 'SECRET').replaceAll(promise, 'PROMISE'), // drawn for each table
  });
  return [own.heard.map(plainly), other.heard.map(plainly)];
}

/** When a game is over, nothing is hidden. */
const isEnd = ({ text }: Heard): boolean => text.includes('"outcome":{');

const eventsIn = (text: string): { type: string }[] =>
  text.startsWith('{') ? ((JSON.parse(text) as { events?: { type: string }[] }).events ?? []) : [];

/** Whether the first thing that differs is something an event tells, as the rules have it. */
function isTold(a: Heard, b: Heard): boolean {
  const [x, y] = [eventsIn(a.text), eventsIn(b.text)];
  const first = x.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(y[i]));
  return first >= 0 && x[first]?.type === y[first]?.type;
}

interface Compared {
  readonly same: number; // messages
  readonly leak: string | null;
}

function compared(truth: readonly Heard[], dream: readonly Heard[]): Compared {
  const most = Math.min(truth.length, dream.length);
  for (let i = 0; i < most; i++) {
    const [a, b] = [truth[i] as Heard, dream[i] as Heard];
    if (a.text === b.text && a.at === b.at) continue;
    if (a.at === b.at && isEnd(a) && isEnd(b)) return { same: i, leak: null };
    return { same: i, leak: a.at === b.at && isTold(a, b) ? null : `${a.at} ${a.text}\n${b.at} ${b.text}` };
  }
  return { same: most, leak: null };
}

/** What the seat and the onlooker hear in the truth and in a world the seat imagines. */
async function bothWorlds(moment: Moment, manner: Manner): Promise<{ own: Compared; other: Compared }> {
  const { match, observer, seed } = moment;
  const chosen: string[][] = [];
  world = match;
  const [ownTruth, otherTruth] = await played(moment, randomScript(randomFrom(seed), chosen), manner);
  world = match.imagine(observer, seed);
  const [ownDream, otherDream] = await played(moment, sameScript(chosen), manner);
  const own = compared(ownTruth, ownDream);
  // From the moment at which the seat was told something else, it may do something else.
  const parted = ownTruth[own.same]?.at ?? Number.POSITIVE_INFINITY;
  const before = (heard: readonly Heard[]): Heard[] => heard.filter(({ at }) => own.leak !== null || at < parted);
  return { own, other: compared(before(otherTruth), before(otherDream)) };
}

/** Compares so many moments of a game, and gives how much was the same for the seat and for the onlooker, or the leaks. */
export async function compareAll(
  game: string,
  count: number,
): Promise<{ own: number; other: number; leaks: string[] }> {
  const found = { own: 0, other: 0, leaks: [] as string[] };
  for (const [i, moment] of (await momentsOf(game, count)).entries()) {
    const { own, other } = await bothWorlds(moment, MANNERS[i % MANNERS.length] as Manner);
    found.own += own.same;
    found.other += other.same;
    for (const { leak } of [own, other]) if (leak !== null) found.leaks.push(leak);
  }
  return found;
}

/** Who notices that something is wrong with the server. */
export async function noticed(game: string, wrong: Tampering): Promise<{ own: boolean; other: boolean }> {
  tampering = wrong;
  try {
    const found = { own: false, other: false };
    for (const moment of await momentsOf(game, 12)) {
      const { own, other } = await bothWorlds(moment, 'answers');
      found.own ||= own.leak !== null;
      found.other ||= other.leak !== null;
      if (found.own && found.other) break;
    }
    return found;
  } finally {
    tampering = {};
  }
}

import { childSeed, type Event, Match, randomFrom, seenBy } from '@cardwright/engine';
import { type Ltk, ltkIdentity } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { Asking } from '../src/asking.ts';
import { attitudeOf } from '../src/ltk/attitude.ts';
import { Deeds } from '../src/ltk/deeds.ts';
import { expert, planner } from '../src/ltk/search/searchers.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { answerIn } from './answers.ts';

const LORD = 0;

/** A moment at which a seat whose role is hidden may strike the Lord, and all that has happened. */
interface Temptation {
  readonly match: Match<Ltk>;
  readonly events: readonly Event[];
}

/** Moments of games of strategists in which the spy may strike the Lord, and nobody has done much yet. */
function temptations(wanted: number): Temptation[] {
  const found: Temptation[] = [];
  for (let seed = 0; found.length < wanted; seed++) {
    const events: Event[] = [];
    const match = Match.start<Ltk>(ltkIdentity, { seed, seats: 5 }, { listen: (event) => events.push(event) });
    const random = randomFrom(childSeed(seed, 1));
    while (match.decision !== null && match.state.round <= 2) {
      const { seat, kind, options } = match.decision;
      const isSpy = match.state.players[seat]?.role === 'spy';
      if (isSpy && kind === 'play' && options.some((option) => option.type === 'use' && option.seat === LORD)) {
        found.push({ match: match.fork(), events: events.slice() });
        break;
      }
      match.choose(answerIn(strategist, match, random, events).choice);
    }
  }
  return found;
}

test('deeds go on from those before, which stay as they were', () => {
  const before = new Deeds();
  before.noteHarm(1, LORD);
  const after = new Deeds(before);
  expect(after.readings, 'who has seen the same makes the same of it').toBe(before.readings);
  after.noteHarm(2, LORD, 3);
  expect([before.harm(2, LORD), after.harm(2, LORD), after.harm(1, LORD)]).toEqual([0, 3, 1]);
  expect(after.readings).not.toBe(before.readings);
});

test('whoever strikes the Lord in a world is thought of otherwise there, and nowhere else', () => {
  const [{ match, events } = {} as Temptation] = temptations(1);
  const { seat, options } = match.decision as Ltk['decision'];
  const deeds = Deeds.of(events);
  const seen = new Deeds(deeds);
  const world = match.imagine(seat, 5).fork({ types: Deeds.EVENTS, listen: (event) => seen.hear(event) });
  world.choose([options.findIndex((option) => option.type === 'use' && option.seat === LORD)]);
  expect(deeds.harm(seat, LORD)).toBe(Deeds.of(events).harm(seat, LORD));
  expect(seen.harm(seat, LORD)).toBe(deeds.harm(seat, LORD) + 1);
  const view = world.view(LORD);
  expect(attitudeOf(view, LORD, seen)[seat]).toBeLessThan(attitudeOf(view, LORD, deeds)[seat] as number);
});

test('an expert who is a spy sees more harm in striking the Lord than whoever thinks that nobody looks', async () => {
  await expert.search?.ready?.(temptations(1)[0]?.match.view(LORD) as Ltk['view']);
  await planner.search?.ready?.(temptations(1)[0]?.match.view(LORD) as Ltk['view']);
  let [watched, unwatched] = [0, 0];
  for (const { match, events } of temptations(10)) {
    const { seat, options } = match.decision as Ltk['decision'];
    const memory = { told: (to: number) => events.map((event) => seenBy(event as Ltk['event'], to)) };
    const strikes = (index: number): boolean => options[index]?.type === 'use' && options[index]?.seat === LORD;
    for (const bot of [expert, planner]) {
      const ask = new Asking<Ltk>(match, randomFrom(7), { budget: { iterations: 150 } }, memory, true);
      const { considered = [] } = await bot.open(seat, 1).decide(ask);
      const best = Math.max(...considered.map(({ value }) => value));
      const strike = considered.filter(({ choice }) => strikes(choice[0] as number));
      const lost = strike.reduce((sum, { value }) => sum + best - value, 0);
      if (bot === expert) watched += lost;
      else unwatched += lost;
    }
  }
  expect(watched).toBeGreaterThan(unwatched);
});

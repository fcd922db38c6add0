import { childSeed, digestOf, Match, one, randomFrom } from '@cardwright/engine';
import { type Thrones, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { type Ask, Asking, type Bot, byReflex } from '../src/index.ts';
import { thronesBots, thronesSearchers } from '../src/thrones/index.ts';
import { answerIn } from './answers.ts';

/** Those that answer at once; the others have a test of their own. */
const REFLEXES = thronesBots.filter((bot) => !thronesSearchers.includes(bot));

const STATES = 1000;
const SWAPS = 8;

/** Matches in mid-game, somebody to decide with more than one option. */
const MATCHES: readonly Match<Thrones>[] = (() => {
  const found: Match<Thrones>[] = [];
  for (let seed = 0; found.length < STATES; seed++) {
    const match = Match.start(thrones, { seed });
    const random = randomFrom(childSeed(seed, 1));
    for (let i = 0; match.decision !== null; i++) {
      if ((i * 7 + seed) % 10 === 0) found.push(match.fork());
      match.choose(one(random.below(match.decision.options.length)));
    }
  }
  return found.slice(0, STATES);
})();

/** A bot made for a match. Honest ones do not care which. */
type Maker = (match: Match<Thrones>) => Bot<Thrones>;

/** How often a bot decides otherwise, or for other reasons, when only what it cannot know is otherwise. */
function differences(maker: Maker): number {
  let count = 0;
  for (const [i, match] of MATCHES.entries()) {
    const seat = match.decision?.seat as number;
    const told = (world: Match<Thrones>): string => JSON.stringify(answerIn(maker(world), world, randomFrom(i)));
    const truth = told(match);
    for (let k = 0; k < SWAPS; k++) if (told(match.imagine(seat, childSeed(i, k))) !== truth) count++;
  }
  return count;
}

const deciding = (number: (ask: Ask<Thrones>) => number): Bot<Thrones> => ({
  id: 'planted',
  level: 'L0',
  name: { en: '', zh: '' },
  about: { en: '', zh: '' },
  open: byReflex((ask) => ({ choice: one(number(ask) % ask.decision.options.length) })),
});

const weighing = (number: () => number): Bot<Thrones> => ({
  ...deciding(() => 0),
  open: byReflex(() => ({ choice: one(0), considered: [{ choice: one(0), visits: 1, value: number(), error: 0 }] })),
});

test('the swaps are real: the hidden cards are others, what the seat sees is the same', () => {
  let changed = 0;
  for (const [i, match] of MATCHES.entries()) {
    const seat = match.decision?.seat as number;
    const world = match.imagine(seat, childSeed(i, 0));
    expect(world.view(seat)).toEqual(match.view(seat));
    if (digestOf(world.state.hands) !== digestOf(match.state.hands)) changed++;
  }
  expect(changed).toBeGreaterThan(STATES * 0.95);
});

describe('an honest bot decides the same whatever the others hold', () => {
  test.each(REFLEXES.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
    expect(differences(() => bot)).toBe(0);
  });

  test('one that imagines worlds too: what it imagines follows from what it knows', () => {
    const dreamer = deciding((ask) => digestOf(ask.imagine(ask.random.below(1000)).view('all')));
    expect(differences(() => dreamer)).toBe(0);
  });
});

describe('a bot that peeks is caught', () => {
  const rows: [name: string, maker: Maker][] = [
    ["at its partner's hand", ({ state }) => deciding((ask) => state.hands[(ask.decision.seat + 2) % 4]?.[0] ?? 0)],
    ["at the next player's hand", ({ state }) => deciding((ask) => digestOf(state.hands[(ask.decision.seat + 1) % 4]))],
    ['at the generator of the match', ({ state }) => deciding(() => state.rng.a >>> 0)],
    ['at the view that shows everything', (match) => deciding(() => digestOf(match.view('all')))],
    [
      'with what it thinks of its options only',
      ({ state }) => weighing(() => state.hands.flat().length + digestOf(state.hands)),
    ],
  ];
  test.each(rows)('%s', (_, maker) => expect(differences(maker)).toBeGreaterThan(STATES));
});

test('what a bot is asked with leads nowhere else', () => {
  const ask = new Asking(MATCHES[0] as Match<Thrones>, randomFrom(1));
  expect(Object.keys(ask).toSorted()).toEqual(['decision', 'random']);
  expect(Object.getOwnPropertyNames(Asking.prototype).toSorted()).toEqual([
    'about',
    'budget',
    'constructor',
    'history',
    'imagine',
    'keys',
    'onProgress',
    'signal',
    'view',
  ]);
});

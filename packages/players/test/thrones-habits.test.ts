import { childSeed, type Event, Match, one, randomFrom, seedRng } from '@cardwright/engine';
import { type Thrones, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { deedsOf } from '../src/thrones/search/deduction.ts';
import { habitWeights } from '../src/thrones/search/habit-weights.ts';
import { habitsBy } from '../src/thrones/search/habits.ts';
import { Light, PASS } from '../src/thrones/search/light.ts';
import { likenesses } from '../src/thrones/search/likeness.ts';
import { HABITS } from '../src/thrones/search/truths.ts';
import { answerIn } from './answers.ts';
import { bot } from './thrones-position.ts';

const GAMES = 60;
const habits = habitsBy(habitWeights);

const moveOf = (option: Thrones['option']): number => (option.type === 'pass' ? PASS : option.card * 2 + option.pile);

function lightOf({ state }: Match<Thrones>): Light {
  const light = new Light();
  light.begin(state.play, state.start, state.turn, state.scores, state.options.clamp === 'each');
  for (const [seat, hand] of state.hands.entries()) for (const card of hand) light.give(seat, card);
  return light;
}

test('the learned weights are those of the rules as they are now', () => {
  expect(habitWeights.rules).toBe(thrones.rules);
  expect(habits.weights).toHaveLength(HABITS);
  expect(habits.weights.every(Number.isFinite)).toBe(true);
});

test.each(['each', 'end'])(
  'whatever is done by habit is legal, and the likeliest is one of it: stats lifted at %s',
  (clamp) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const match = Match.start(thrones, { seed, options: { clamp } }, { askForced: true });
      const light = lightOf(match);
      const rng = seedRng(seed);
      while (match.decision !== null) {
        const moves = match.decision.options.map(moveOf);
        expect(moves).toContain(habits.likeliest(light));
        const move = habits.next(light, rng);
        expect(moves).toContain(move);
        match.choose(one(moves.indexOf(move)));
        light.move(move);
      }
    }
  },
);

test('by habit one wins against the greedy', () => {
  let won = 0;
  for (let seed = 0; seed < 600; seed++) {
    const light = lightOf(Match.start(thrones, { seed: seed >> 1 }, { askForced: true }));
    const rng = seedRng(childSeed(seed, 3));
    while (!light.isOver) light.move((light.seat & 1) === (seed & 1) ? habits.next(light, rng) : light.greedy());
    won += light.shareOf(seed & 1);
  }
  expect(won / 600).toBeGreaterThan(0.6);
});

test('a game that is decided is won by who leads', () => {
  let early = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const light = lightOf(Match.start(thrones, { seed }, { askForced: true }));
    const rng = seedRng(seed);
    while (!light.isDecided) light.move(habits.next(light, rng));
    const share = light.shareOf(0);
    if (!light.isOver) early++;
    while (!light.isOver) light.move(light.next(rng, 2 ** 31));
    expect(light.shareOf(0)).toBe(share);
  }
  expect(early).toBeGreaterThan(GAMES / 10);
});

describe('who is like the greedy bot', () => {
  /** The likenesses at the end of games in which all play so but seat 3. */
  function after(other: string, seed: number): number[] {
    const events: Event[] = [];
    const match = Match.start(thrones, { seed }, { listen: (event) => events.push(event) });
    const random = randomFrom(seed);
    let view = match.view(0);
    let told = 0;
    while (match.decision !== null) {
      const { seat } = match.decision;
      match.choose(answerIn(bot(seat === 3 ? other : 'greedy'), match, random, events).choice);
      if (match.decision === null) break;
      view = match.view(0);
      told = events.length;
    }
    const deeds = deedsOf(events.slice(0, told) as Thrones['event'][], view);
    if (deeds === null) throw new Error('not all deeds are known');
    return likenesses(view, deeds);
  }

  test('the greedy bot itself always is, and the surer the more it has laid', () => {
    for (let seed = 0; seed < GAMES; seed++)
      for (const likeness of after('greedy', seed)) expect(likeness).toBeGreaterThan(0.7);
  });

  test('who plays at random is found out, and nobody else is', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const [a, b, c, random] = after('random', seed);
      expect(random).toBe(0);
      for (const likeness of [a, b, c]) expect(likeness).toBeGreaterThan(0.7);
    }
  });

  test('of who has done nothing yet nobody knows', () => {
    expect(likenesses(Match.start(thrones, { seed: 1 }).view(0), [])).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
});

import { childSeed, Match, one, randomFrom } from '@cardwright/engine';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { momentIn } from '../src/search/playout.ts';
import { habitWeights } from '../src/sorcery/search/habit-weights.ts';
import { Habits, habitsBy } from '../src/sorcery/search/habits.ts';
import { shrewd } from '../src/sorcery/search/shrewd.ts';

const habits = habitsBy(habitWeights);
const GAMES = 40;

test('the learned weights are those of the rules as they are now', () => {
  expect(habitWeights.rules).toBe(sorcery.rules);
  expect(habits.weights.every(Number.isFinite)).toBe(true);
  expect(() => new Habits(new Map(), habits.weights)).toThrow('weights, not');
});

test.each([
  ['f2020', ''],
  ['standard', 'extended'],
])('whatever is done by habit is legal, and every option can be: %s %s', (edition, deck) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const options = { edition, deck1: deck, deck2: deck };
    const match = Match.start(sorcery, { seed, options }, { checkpoints: false });
    const random = randomFrom(seed);
    while (match.decision !== null) {
      const { length } = match.decision.options;
      const moment = momentIn<Sorcery>(match, random);
      const choice = seed % 2 === 0 ? habits.likeliest(moment) : habits.any(moment);
      expect(choice[0]).toBeGreaterThanOrEqual(0);
      expect(choice[0]).toBeLessThan(length);
      match.choose(choice);
    }
  }
});

test('by habit one wins against the rule of thumb they grew out of', () => {
  let won = 0;
  const games = 400;
  for (let n = 0; n < games; n++) {
    const match = Match.start(sorcery, { seed: childSeed(31, n >> 1) }, { checkpoints: false });
    const random = randomFrom(n);
    while (match.decision !== null) {
      const moment = momentIn<Sorcery>(match, random);
      match.choose(match.decision.seat === (n & 1) ? habits.likeliest(moment) : shrewd(moment));
    }
    won += match.outcome?.scores[n & 1] as number;
  }
  expect(won / games).toBeGreaterThan(0.55);
});

test('habits look at nothing their seat does not see', () => {
  for (let seed = 0; seed < GAMES; seed++) {
    const match = Match.start(sorcery, { seed });
    const random = randomFrom(seed);
    while (match.decision !== null && match.length < 40) {
      const { seat } = match.decision;
      const own = habits.likeliest(momentIn<Sorcery>(match, random));
      for (let world = 0; world < 3; world++)
        expect(habits.likeliest(momentIn<Sorcery>(match.imagine(seat, world), random))).toEqual(own);
      match.choose(own);
    }
  }
});

test('who can kill at once does', () => {
  const options = { deck1: 'Earth Elemental|Banish', deck2: 'Bomb|Banish', shuffle: false, testing: true };
  const match = Match.start(sorcery, { seed: 1, options });
  for (const done of ['play', 'end', 'play', 'end'])
    match.choose(one(match.decision?.options.findIndex(({ type }) => type === done) as number));
  match.state.players[1].life = 4;
  const [index] = habits.likeliest(momentIn<Sorcery>(match, randomFrom(1)));
  expect(match.decision?.options[index as number]?.type).toBe('attack');
});

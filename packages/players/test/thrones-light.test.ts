import { type Choice, childSeed, Match, one, randomFrom, seedRng } from '@cardwright/engine';
import { statsOf, type Thrones, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { Light, PASS } from '../src/thrones/search/light.ts';
import { chancesOn } from '../src/thrones/search/open-table.ts';
import { answerIn } from './answers.ts';
import { bot } from './thrones-position.ts';

const CLAMPS = ['each', 'end'] as const;
const GAMES = 150;

type Option = Thrones['option'];
const moveOf = (option: Option): number => (option.type === 'pass' ? PASS : option.card * 2 + option.pile);

/** The light table of a match that has just been dealt. */
function lightOf({ state }: Match<Thrones>): Light {
  const light = new Light();
  light.begin(state.play, state.start, state.turn, state.scores, state.options.clamp === 'each');
  state.hands.forEach((hand, seat) => {
    for (const card of hand) light.give(seat, card);
  });
  return light;
}

/** What both say of a table. */
const seen = ({ state, decision }: Match<Thrones>) => ({
  seat: decision?.seat,
  hands: state.hands,
  scores: state.scores,
  piles: state.piles.map((pile) => ({ ...statsOf(pile, state.options.clamp), cards: pile.length })),
});
const seenInLight = (light: Light) => ({
  seat: light.isOver ? undefined : light.seat,
  hands: [0, 1, 2, 3].map((seat) => light.hand(seat)),
  scores: light.scores,
  piles: light.piles,
});

/** Plays a game by the rules and beside it in light, and calls `look` at every decision. */
function beside(
  seed: number,
  clamp: string,
  choose: (match: Match<Thrones>) => Choice,
  look: (match: Match<Thrones>, light: Light) => void,
): void {
  const match = Match.start(thrones, { seed, options: { clamp } }, { askForced: true });
  const light = lightOf(match);
  while (match.decision !== null) {
    look(match, light);
    const choice = choose(match);
    const option = match.decision.options[choice[0] as number] as Option;
    match.choose(choice);
    light.move(moveOf(option));
  }
  look(match, light);
  expect([light.shareOf(0), light.shareOf(1)]).toEqual(match.outcome?.scores.slice(0, 2));
}

describe.each(CLAMPS)('with stats lifted at %s', (clamp) => {
  test('the light model plays as the rules do, decision by decision', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const random = randomFrom(childSeed(seed, 1));
      beside(
        seed,
        clamp,
        ({ decision }) => one(random.below(decision?.options.length ?? 1)),
        (match, light) => expect(seenInLight(light)).toEqual(seen(match)),
      );
    }
  });

  test('its greedy moves are those of the greedy bot', () => {
    const choiceIn = (match: Match<Thrones>): Choice => answerIn(bot('greedy'), match, randomFrom(1)).choice;
    let [looks, lays] = [0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      const random = randomFrom(childSeed(seed, 2));
      beside(
        seed,
        clamp,
        (match) => (random.below(3) === 0 ? one(random.below(match.decision?.options.length ?? 1)) : choiceIn(match)),
        (match, light) => {
          if (match.decision === null) return;
          const choice = choiceIn(match);
          const move = moveOf(match.decision.options[choice[0] as number] as Option);
          expect(light.greedy()).toBe(move);
          looks++;
          if (move !== PASS) lays++;
        },
      );
    }
    expect(lays).toBeGreaterThan(looks / 10);
  });
});

test('whatever is done in a playout is legal, also when everybody goes astray', () => {
  let strays = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const match = Match.start(thrones, { seed }, { askForced: true });
    const light = lightOf(match);
    const rng = seedRng(seed);
    while (match.decision !== null) {
      const greedy = light.greedy();
      const move = light.next(rng, 2 ** 32);
      if (move !== greedy) strays++;
      const index = match.decision.options.findIndex((option) => moveOf(option) === move);
      expect(index).toBeGreaterThanOrEqual(0);
      match.choose(one(index));
      light.move(move);
    }
  }
  expect(strays).toBeGreaterThan(GAMES * 20);
});

test('an open table is judged by how it ends: surely towards the end, and the same whenever it is asked', () => {
  const off: number[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const match = Match.start(thrones, { seed });
    const random = randomFrom(seed);
    let last: readonly number[] = [];
    while (match.decision !== null) {
      if (match.state.play >= 3) last = chancesOn(match);
      match.choose(answerIn(bot('greedy'), match, random).choice);
    }
    const [a = 0, b = 0, c, d] = last;
    expect([c, d, a + b]).toEqual([a, b, 1]);
    off.push(Math.abs(a - (match.outcome?.scores[0] ?? 0)));
  }
  expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.1);
  const match = Match.start(thrones, { seed: 1 });
  expect(chancesOn(match)).toEqual(chancesOn(match.fork()));
});

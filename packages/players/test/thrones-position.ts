import { Match, type Random } from '@cardwright/engine';
import { parseCards, type Thrones, thrones } from '@cardwright/thrones';
import { expect } from 'vitest';
import type { Bot } from '../src/index.ts';
import { thronesBots } from '../src/thrones/index.ts';
import { answerIn } from './answers.ts';

export function bot(id: string): Bot<Thrones> {
  const found = thronesBots.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no bot ${id}`);
  return found;
}

/** A table in the middle of a play, as seat `seat` finds it. Seats 0 and 2 own the first pile. */
export interface Position {
  readonly seat?: number;
  readonly hand: string;
  readonly piles: readonly [string, string];
  readonly spent?: string;
  readonly turn?: number;
}

const cards = (text: string): number[] => (text === '' ? [] : parseCards(text));

function matchAt({ seat = 0, hand, piles, spent = '', turn = 4 }: Position): Match<Thrones> {
  const game: typeof thrones = {
    ...thrones,
    setup: (options, seats, seed) => ({
      ...thrones.setup(options, seats, seed),
      dealt: true,
      start: (seat + 12 - turn) % 4,
      turn,
      hands: [0, 1, 2, 3].map((each) => (each === seat ? cards(hand).sort((a, b) => a - b) : [])),
      piles: [cards(piles[0]), cards(piles[1])],
      spent: cards(spent),
    }),
  };
  return Match.start(game, { seed: 1 }, { askForced: true });
}

/** What a bot does there, when its draws come out as told: each a bound and what is drawn below it. All must be used. */
export function decides(
  who: Bot<Thrones>,
  position: Position,
  ...draws: readonly [bound: number, drawn: number][]
): string {
  const match = matchAt(position);
  const left = [...draws];
  const random: Random = {
    below(bound) {
      const draw = left.shift();
      if (draw === undefined) throw new Error(`${who.id} draws below ${bound}, which nobody expected`);
      expect(bound, 'the bound of a draw').toBe(draw[0]);
      return draw[1];
    },
  };
  const { choice } = answerIn(who, match, random);
  expect(left, 'draws that were not made').toEqual([]);
  expect(choice).toHaveLength(1);
  const option = match.decision?.options[choice[0] as number];
  return option === undefined ? 'nothing' : match.keyOf(option);
}

import { describe, expect, test } from 'vitest';
import { isClear, SEAMS } from '../src/mine.ts';
import { MARGIN } from '../src/puzzle.ts';
import { weighedAgain } from '../test/again.ts';
import { shipped } from '../test/shipped.ts';

const TENFOLD = 10;

/** Estimates of the same thing in other worlds differ a little. */
const LEEWAY = 0.5;

describe.each(SEAMS)('the puzzles of $game', ({ game, depth }) => {
  const file = shipped(game);
  test.each(file.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s: every other first choice is worse, in worlds not used before',
    async (_, puzzle) => {
      const choices = await weighedAgain(file, puzzle, TENFOLD * depth);
      expect(choices[0]?.key).toBe(puzzle.choices[0]?.key);
      expect(isClear(choices, LEEWAY * MARGIN)).toBe(true);
    },
  );
});

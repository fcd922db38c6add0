import { expect, test } from 'vitest';
import { habitsFrom, shareAgainstGreedy } from '../src/habits.ts';

test('habits are learned from games against oneself, and the same from the same seed', () => {
  const none = shareAgainstGreedy(
    habitsFrom(0, 1, () => {}),
    200,
    5,
  );
  const habits = habitsFrom(15_000, 1, () => {});
  expect(shareAgainstGreedy(habits, 200, 5)).toBeGreaterThan(none + 0.05);
  expect(habitsFrom(1500, 2, () => {}).weights).toEqual(habitsFrom(1500, 2, () => {}).weights);
});

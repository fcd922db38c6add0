import { expect, test } from 'vitest';
import { screenFaults } from './screen-faults.ts';

test.each([
  ['thrones', 4, 6],
  ['sorcery', 2, 12],
  ['ltk-identity', 5, 6],
  ['ltk-identity', 10, 6],
  ['ltk-kingdoms', 8, 5],
])('%s for %i: the screens of a game fit, and nothing is cut off', async (id, seats, questions) => {
  expect((await screenFaults(id, seats, 11, questions)).slice(0, 2)).toEqual([]);
});

import { expect, test } from 'vitest';
import { screenFaults } from '../test/screen-faults.ts';

const GAMES = Number(process.env['SOAK_GAMES'] ?? 20);

test.each([
  ['thrones', 4, 40],
  ['sorcery', 2, 80],
  ['ltk-identity', 5, 60],
  ['ltk-identity', 8, 40],
  ['ltk-identity', 10, 40],
  ['ltk-kingdoms', 8, 40],
  ['ltk-kingdoms', 10, 40],
])('%s for %i: the screens of many games fit, and nothing is cut off', async (id, seats, questions) => {
  for (let seed = 0; seed < GAMES; seed++)
    expect((await screenFaults(id, seats, seed, questions)).slice(0, 3), `seed ${seed}`).toEqual([]);
});

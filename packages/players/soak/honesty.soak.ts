import { expect, test } from 'vitest';
import { honestyRows } from '../test/search-honesty.ts';

const STATES = Number(process.env['STATES'] ?? 1000);

/** The swap test at full length: every level of every game, 1,000 states and eight others that the seat cannot tell from each. */
test.each(honestyRows({ states: STATES, swaps: 8, iterations: 16 }))(
  '$name, whatever is hidden',
  async ({ compare }) => {
    expect((await compare()).different).toEqual([]);
  },
);

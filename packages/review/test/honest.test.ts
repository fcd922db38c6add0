import { expect, test } from 'vitest';
import { differences, peeking } from './honest.ts';

const STATES = 5;
const SWAPS = 2;

test.each([
  ['thrones', 7],
  ['sorcery', 9],
  ['ltk-identity', 41],
  ['ltk-kingdoms', 61],
])('%s: a choice is judged the same, to the letter, whatever its seat could not know', async (id, every) => {
  const { weighed, different } = await differences(id, STATES, SWAPS, every);
  expect(different).toEqual([]);
  expect(weighed).toBeGreaterThan(STATES / 2);
});

test('a review that looks at the true hands would be caught', async () => {
  expect((await differences('sorcery', STATES, SWAPS, 9, peeking)).different.length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { honestyRows } from './search-honesty.ts';

const STATES = 12; // npm run soak: 1,000, with 8 swaps each
const ROWS = honestyRows({ states: STATES, swaps: 3, iterations: 12 });

test.each(ROWS)('$name decides the same, for the same reasons, whatever is hidden', async ({ searches, compare }) => {
  const { searched, different } = await compare();
  expect(different).toEqual([]);
  if (searches) expect(searched).toBeGreaterThan(STATES / 3);
});

test('every level of every game is looked at', () => {
  const levels = ['L0 random', 'L1 simple', 'L1–L2 mixed', 'L4 planner', 'L5 expert'];
  const second = { thrones: ['L2 smart', 'L3 greedy'], sorcery: ['L2 smart', 'L3 tactician'] };
  const ltk = ['L2 strategist', 'L3 tactician'];
  const wanted = Object.entries({ ...second, 'ltk-identity': ltk, 'ltk-kingdoms': ltk }).flatMap(([game, others]) =>
    [...levels, ...others].map((level) => `${game} ${level}`),
  );
  expect(ROWS.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
});

/** Those of one game search alike, so one of each is enough; in Thrones they deal for themselves, and are never handed a world. */
const DREAMERS = ROWS.filter(({ name }) => name.endsWith('L4 planner') && !name.startsWith('thrones'));

test.each(DREAMERS)('$name would be caught if the worlds it searches were the true one', async ({ peek }) => {
  expect((await peek()).different.length).toBeGreaterThan(STATES / 2);
});

import { expect, test } from 'vitest';
import { shrunk } from '../src/shrink.ts';
import { meanOf, paired, student95, unpaired, wilson } from '../src/wilson.ts';

// Newcombe 1998, table I: method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson: %i of %i', (won, n, low, high) => {
  const interval = wilson(won, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing played, nothing known', () => expect(wilson(0, 0)).toEqual({ mean: 0, low: 0, high: 1 }));

test('a mean by hand: 2, 4, 4, 6', () => {
  const { mean, low, high } = meanOf(4, 16, 72);
  expect(mean).toBe(4);
  expect(low).toBeCloseTo(4 - 3.18 * Math.sqrt(8 / 3 / 4), 1); // Student’s t with three degrees of freedom
  expect(high).toBeCloseTo(4 + 3.18 * Math.sqrt(8 / 3 / 4), 1);
});

test('Student’s t: the expansion of Abramowitz and Stegun (26.7.5) at 1.96; of no spread at all nothing is known', () => {
  expect(student95(1)).toBeCloseTo(9.7112, 4);
  expect(student95(30)).toBeCloseTo(2.0423, 3);
  expect(student95(0)).toBe(Number.MAX_VALUE);
});

test('a mean of less than two could be anywhere; of two it is known a little', () => {
  const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  expect([meanOf(0, 0, 0), meanOf(1, 3, 9)]).toEqual([
    { mean: 0, low, high },
    { mean: 3, low, high },
  ]);
  expect(meanOf(2, 4, 10).high).toBeCloseTo(2 + 9.7112, 4);
});

test('pairs: a share is at most all of them', () => {
  expect([paired(1, 0, 1).high, paired(1, 1, 0).low, paired(0, 0, 0).mean]).toEqual([1, -1, 0]);
});

test('pairs: the change is what the deals changed, and no deal changed is not certainty', () => {
  expect(paired(100, 5, 15).mean).toBeCloseTo(0.1);
  expect(paired(100, 5, 15).low).toBeCloseTo(0.0121, 4);
  const none = paired(100, 0, 0);
  expect(none.mean).toBe(0);
  expect(none.low).toBeLessThan(0);
  expect(none.high).toBeGreaterThan(0);
});

test('games of different deals: Newcombe 1998, 56 of 70 less 48 of 80', () => {
  const { mean, low, high } = unpaired(wilson(48, 80), wilson(56, 70));
  expect(mean).toBeCloseTo(0.2);
  expect([low, high].map((each) => Math.round(each * 1e4))).toEqual([524, 3339]);
});

test('small samples shrink more, and order among equals of size stays', () => {
  const rows = [
    { n: 1000, won: 700 },
    { n: 1000, won: 300 },
    { n: 4, won: 4 },
    { n: 1000, won: 500 },
  ];
  const [best = 0, worst = 0, lucky = 0] = shrunk(rows) as number[];
  expect(0.7 - best).toBeLessThan(0.01);
  expect(worst - 0.3).toBeLessThan(0.01);
  expect(1 - lucky).toBeGreaterThan(0.1);
  expect(lucky).toBeGreaterThan(0.5);
});

test('rows that differ by no more than luck all shrink to the share of all', () => {
  const rows = [49, 51, 50, 50, 52, 48].map((won) => ({ n: 100, won }));
  for (const share of shrunk(rows) as number[]) expect(share).toBeCloseTo(0.5);
  expect(shrunk(rows.slice(0, 3))).toBeNull();
});

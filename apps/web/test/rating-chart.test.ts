import { expect, test } from 'vitest';
import { chartOf, pointsWithin } from '../src/people/chart.ts';

const point = (at: number, rating: number, doubt = 20) => ({ at, rating, doubt });

test('a rating over time: its line from edge to edge, its band around it, the best marked where it was first', () => {
  const chart = chartOf([point(0, 1500), point(50, 1580), point(60, 1580), point(100, 1540)]);
  expect(chart?.ticks.map(({ rating }) => rating)).toEqual([1600, 1550, 1500, 1450]);
  expect(chart?.line).toBe('M0 66.67 L50 13.33 L60 13.33 L100 40');
  expect(chart?.band).toBe('M0 53.33 L50 0 L60 0 L100 26.67 L100 53.33 L60 26.67 L50 26.67 L0 80 Z');
  expect([chart?.best.x, chart?.now.x]).toEqual([50, 100]);
});

test('one game is a place and no line; none is nothing', () => {
  expect(chartOf([])).toBeNull();
  expect(chartOf([point(7, 1500, 0)])).toMatchObject({ now: { x: 50 }, ticks: [{ rating: 1510 }, { rating: 1500 }] });
});

test.each([0, 1, 60, 350, 3000])('a doubt of %i has few ticks, and all of the band between them', (doubt) => {
  const ticks = chartOf([point(0, 1500, doubt), point(1, 1511, doubt)])?.ticks.map(({ rating }) => rating) ?? [];
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect([Number(ticks[0]) >= 1511 + doubt, Number(ticks.at(-1)) <= 1500 - doubt]).toEqual([true, true]);
});

test('the last thirty days begin where the rating stood then', () => {
  const day = 24 * 3_600_000;
  const points = [point(0, 1500), point(20 * day, 1520), point(80 * day, 1560), point(99 * day, 1540)];
  const shown = (days: number | null): (readonly [number, number])[] =>
    pointsWithin(points, days, 100 * day).map(({ at, rating }) => [at / day, rating]);
  expect(shown(30)).toEqual([
    [70, 1520],
    [80, 1560],
    [99, 1540],
  ]);
  expect(shown(90)).toEqual([
    [10, 1500],
    [20, 1520],
    [80, 1560],
    [99, 1540],
  ]);
  expect(shown(365)).toHaveLength(4);
  expect(shown(null)).toHaveLength(4);
});

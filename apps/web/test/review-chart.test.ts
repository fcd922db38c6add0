import { expect, test } from 'vitest';
import { drawnSide, labelSides, momentNear, placeOf, scaleOf, slotAt, slotsOf, spread } from '../src/review/chart.ts';
import { formatRoute, parseRoute } from '../src/route.ts';

const PLOT = { left: 10, right: 110, top: 0, bottom: 100 };
const turn = (at: number, seat: number) => ({ at, seat, text: '', round: null });

test('all turns are equally wide; what came before the first is a turn of nobody', () => {
  const slots = slotsOf([turn(2, 0), turn(10, 1), turn(10, 2)], 12); // the second turn had no choices in it
  expect(slots.map(({ from, to, seat }) => [from, to, seat])).toEqual([
    [0, 2, null],
    [2, 10, 0],
    [10, 10, 1],
    [10, 12, 2],
  ]);
  expect([0, 1, 2, 6, 10, 11, 12].map((at) => placeOf(slots, PLOT, at))).toEqual([10, 22.5, 35, 47.5, 85, 97.5, 110]);
  expect([0, 5, 10, 11].map((at) => slotAt(slots, at))).toEqual([0, 1, 3, 3]);
});

test('whoever points at a moment gets it, and beyond the edges the first or the last', () => {
  const slots = slotsOf([turn(0, 0), turn(3, 1), turn(8, 0)], 9);
  for (let at = 0; at < 9; at++) expect(momentNear(slots, PLOT, placeOf(slots, PLOT, at) + 0.5)).toBe(at);
  expect([momentNear(slots, PLOT, -50), momentNear(slots, PLOT, 500)]).toEqual([0, 8]);
});

test('a step holds until the next moment, and the end stands at the right edge', () => {
  const chance = (value: number) => ({ value, error: 0.1 });
  const steps = [0.5, 0.25].map((value, at) => ({
    at,
    seat: 0,
    turn: 0,
    before: [chance(value)],
    swing: [],
    verdict: null,
  }));
  const { line, band, end } = drawnSide({ steps, end: [1] }, 0, slotsOf([], 2), PLOT);
  expect(line).toBe('M10 50H60L60 75H110V0');
  expect(band).toBe('M10 40H60L60 65H110L110 85H60L60 60H10Z');
  expect(end).toBe(0);
});

test('labels keep apart and inside, moved no further than they have to', () => {
  expect(spread([50, 50, 10], 17, 0, 100)).toEqual([50, 67, 10]);
  expect(spread([100, 100, 99], 17, 0, 100)).toEqual([83, 100, 66]);
});

test('a label stands right of its sign, left of it where that is taken, or nowhere', () => {
  const at = (x: number) => ({ x, wide: 50 });
  expect(labelSides([at(10), at(200), at(220)], 300)).toEqual([1, -1, 1]);
  expect(labelSides([at(10), at(200), at(290)], 300)).toEqual([1, 1, 0]);
  expect(labelSides([at(10), at(90), at(100), at(300)], 300)).toEqual([1, 0, 1, -1]);
});

test.each([
  [0.34, 0.61],
  [0, 0.004],
  [0.98, 1],
  [0, 1],
])('a scale from %f to %f holds both, with few ticks', (low, high) => {
  const scale = scaleOf([low, high].map((value) => ({ value, error: 0.02 })));
  expect(scale.ticks.length).toBeLessThanOrEqual(7);
  expect(scale.low).toBeLessThanOrEqual(Math.max(0, low - 0.02) + 1e-9);
  expect(scale.high).toBeGreaterThanOrEqual(Math.min(1, high + 0.02) - 1e-9);
});

test.each(['#/review/abc', '#/review/abc/12', '#/review/abc/12@3', '#/review/abc/@3'])('the address %s', (address) => {
  expect(formatRoute(parseRoute(address))).toBe(address);
});

test('what is no moment and no seat is left out of the address', () => {
  expect(parseRoute('#/review/abc/x@99')).toEqual({ page: 'review', id: 'abc' });
  expect(parseRoute('#/review')).toEqual({ page: 'lost', path: 'review' });
});

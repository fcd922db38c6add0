import { MOST_THINGS, Net, Position } from '@cardwright/players/search';
import { expect, test } from 'vitest';
import { freshWeights } from '../src/fit.ts';
import { hindsight } from '../src/hindsight.ts';
import { Samples } from '../src/samples.ts';
import { playByHabit, shape } from '../src/sorcery-course.ts';
import { freshHabits } from '../src/sorcery-habits.ts';

test('a position is told what was made of the next ones, the later the less, and then who won', () => {
  const worths = [[0.9, 0.1], [0.6, 0.4], [0.2, 0.8]]; // biome-ignore format: a position a pair
  const told = hindsight(worths, [0, 1], 0.5);
  expect(told[2]).toEqual([0, 1]);
  expect(told[1]?.[0]).toBeCloseTo(0.5 * 0.2);
  expect(told[0]?.[0]).toBeCloseTo(0.5 * 0.6 + 0.25 * 0.2);
  for (const [a, b] of told as [number, number][]) expect(a + b).toBeCloseTo(1);
});

test('where nobody judges, every position is told who won', () => {
  expect(hindsight([null, null], [1, 0, 0])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('in a game of those who have a net positions long before the end are told more than who won, the last no more', () => {
  const net = new Net(shape, freshWeights(shape, 1), MOST_THINGS);
  const samples = new Samples(shape, Buffer.concat(playByHabit(freshHabits(1), net, 11)));
  const position = new Position(shape);
  const read = (i: number, which: 'worth' | 'end'): number => {
    const target = new Float32Array(shape.outputs);
    samples.read(i, position, target, which);
    expect(target[0]).toBeCloseTo(1 - (target[1] as number));
    return target[0] as number;
  };
  const last = samples.count - 1;
  expect(read(last, 'worth')).toBe(read(last, 'end'));
  expect(read(0, 'worth')).toBeGreaterThan(0.02);
  expect(read(0, 'worth')).toBeLessThan(0.98);
  expect([0, 1]).toContain(read(0, 'end'));
});

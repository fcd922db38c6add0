import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { ridge, type Trial } from '../src/ridge.ts';

/** Truth 0 is worth five points, truth 1 costs three, truth 2 is nothing; truth 3 holds of every candidate alike. */
function anyTrials(seed: number, count: number): Trial[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 3 }, () => {
      const truths = [0, 1, 2].filter(() => random.below(2) === 0);
      const worth = (truths.includes(0) ? 0.05 : 0) - (truths.includes(1) ? 0.03 : 0);
      return { worth: 0.4 + worth + (random.below(201) - 100) / 4000, truths: Int32Array.from([...truths, 3]) };
    }),
  );
}

test('what a truth adds is learned from candidates that differ in it', () => {
  const learned = ridge(anyTrials(1, 2000), new Float64Array(4), () => 10, 10);
  expect(learned[0]).toBeCloseTo(0.05, 2);
  expect(learned[1]).toBeCloseTo(-0.03, 2);
  expect(learned[2]).toBeCloseTo(0, 2);
  expect(learned[3], 'what holds of all tells nothing').toBe(0);
});

test('little that was seen moves little, and goes on from what was known before', () => {
  const few = anyTrials(2, 4);
  const [cautious] = ridge(few, new Float64Array(4), () => 1000, 10);
  expect(Math.abs(cautious as number)).toBeLessThan(0.005);
  const before = Float64Array.from([0.05, -0.03, 0, 0]);
  const after = ridge(few, before, () => 1000, 10);
  expect(after[0]).toBeCloseTo(0.05, 2);
  expect(ridge([], before, () => 10, 3)).toEqual(before);
});

test('one wild trial counts no more than fifteen points', () => {
  const wild: Trial = [
    { worth: 0, truths: Int32Array.of() },
    { worth: 1, truths: Int32Array.of(0) },
  ];
  const [learned] = ridge([wild], new Float64Array(1), () => 0, 5);
  expect(learned).toBeCloseTo(0.15);
});

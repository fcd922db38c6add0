import { randomFrom } from '@cardwright/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bootstrap } from '../src/index.ts';

/** So many coins that fall on 1 with this chance in a thousand. */
const coins = (count: number, perMille: number, seed: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => (random.below(1000) < perMille ? 1 : 0));
};

describe('the interval of a mean', () => {
  test('of nothing is nothing', () => expect(bootstrap([])).toEqual({ mean: 0, low: 0, high: 0 }));

  test.each([0, 0.25, 0.5, 1])('of nothing but %d is a point', (value) => {
    expect(bootstrap(Array.from({ length: 50 }, () => value))).toEqual({ mean: value, low: value, high: value });
  });

  test('is about two standard errors to each side', () => {
    for (const [count, seed] of [[100, 1], [400, 2], [1600, 3]] as const) {
      const { mean, low, high } = bootstrap(coins(count, 500, seed));
      const error = Math.sqrt((mean * (1 - mean)) / count);
      expect((mean - low) / error).toBeCloseTo(1.96, 0);
      expect((high - mean) / error).toBeCloseTo(1.96, 0);
    }
  }); // biome-ignore format: three pairs on a line

  test('covers the truth about 95 times in 100', () => {
    for (const perMille of [500, 800]) {
      let covered = 0;
      for (let seed = 0; seed < 100; seed++) {
        const { low, high } = bootstrap(coins(60, perMille, seed));
        if (low <= perMille / 1000 && perMille / 1000 <= high) covered++;
      }
      expect(covered / 100).toBeGreaterThan(0.88);
      expect(covered / 100).toBeLessThan(1);
    }
  });

  test('is the same for the same sample', () => {
    const sample = coins(200, 300, 9);
    expect(bootstrap(sample)).toEqual(bootstrap(sample));
  });

  test('holds the mean and stays within the sample', () => {
    const samples: fc.Arbitrary<number[]> = fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75, 1), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(samples, (sample) => {
        const { mean, low, high } = bootstrap(sample);
        expect(mean).toBeCloseTo(sample.reduce((a, b) => a + b, 0) / sample.length, 12);
        expect(low).toBeGreaterThanOrEqual(Math.min(...sample) - 1e-12);
        expect(high).toBeLessThanOrEqual(Math.max(...sample) + 1e-12);
        expect(low).toBeLessThanOrEqual(mean + 1e-12);
        expect(high).toBeGreaterThanOrEqual(mean - 1e-12);
      }),
      { numRuns: 30 },
    );
  });
});

import { randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_HYPOTHESES, logRatio, type Verdict, verdict } from '../src/index.ts';

const H = DEFAULT_HYPOTHESES;

describe('the log-likelihood ratio', () => {
  const rows: [n: number, mean: number, variance: number, ratio: number][] = [
    [100, 0.525, 0.1, 0], //    half-way between the hypotheses says nothing
    [100, 0.55, 0.1, 1.25], //  0.05 × 100 × 0.025 / 0.1
    [100, 0.5, 0.1, -1.25],
    [400, 0.55, 0.1, 5],
    [100, 0.55, 0.05, 2.5],
    [1, 1, 0.1, 0], //          one pair says nothing
    [2, 1, 0.1, 0.4275], //     two do: 0.05 × 2 × 0.475 / (2 / 18)
    [100, 1, 0, 137.75], //     pairs without spread count as if 16 coins were among them: 0.05 × 100 × 0.475 / (2 / 116)
  ];
  test.each(rows)('%d pairs of mean %d and variance %d: %d', (n, mean, variance, ratio) => {
    expect(logRatio(n, mean, variance, H)).toBeCloseTo(ratio, 10);
  });
});

describe('the verdict', () => {
  const bound = Math.log(0.95 / 0.05);
  const rows: [ratio: number, verdict: Verdict][] = [
    [bound, 'accepted'],
    [bound + 1, 'accepted'],
    [bound - 0.01, 'open'],
    [0, 'open'],
    [-bound + 0.01, 'open'],
    [-bound, 'rejected'],
    [-bound - 1, 'rejected'],
  ];
  test.each(rows)('at %d is %s', (ratio, wanted) => expect(verdict(ratio, H)).toBe(wanted));

  test('needs more when fewer errors are allowed', () => {
    expect(verdict(3, H)).toBe('accepted');
    expect(verdict(3, { ...H, alpha: 0.01 })).toBe('open');
    expect(verdict(-3, H)).toBe('rejected');
    expect(verdict(-3, { ...H, beta: 0.01 })).toBe('open');
  });
});

/** Plays pairs of coins, each falling on A with this chance in a thousand, until there is a verdict. */
function decided(perMille: number, seed: number): { verdict: Verdict; pairs: number } {
  const random = randomFrom(seed);
  const coin = (): number => (random.below(1000) < perMille ? 0.5 : 0);
  let [n, sum, squares] = [0, 0, 0];
  for (;;) {
    const score = coin() + coin();
    n++;
    sum += score;
    squares += score * score;
    const mean = sum / n;
    const said = verdict(logRatio(n, mean, squares / n - mean * mean, H), H);
    if (said !== 'open' || n === 20_000) return { verdict: said, pairs: n };
  }
}

test('whoever wins every pair is found better, whoever loses every pair is not', () => {
  expect(verdict(logRatio(16, 1, 0, H), H)).toBe('accepted');
  expect(verdict(logRatio(16, 0, 0, H), H)).toBe('rejected');
  expect(verdict(logRatio(2, 1, 0, H), H)).toBe('open');
});

test('pairs that are all even decide nothing before there are many', () => {
  for (const n of [2, 16, 40, 60]) expect(verdict(logRatio(n, 0.5, 0, H), H)).toBe('open');
  expect(verdict(logRatio(100, 0.5, 0, H), H)).toBe('rejected');
});

describe('on coins', () => {
  const trials = (perMille: number): Verdict[] =>
    Array.from({ length: 300 }, (_, seed) => decided(perMille, seed).verdict);
  const shareOf = (list: readonly Verdict[], which: Verdict): number =>
    list.filter((v) => v === which).length / list.length;

  test('that are fair it says no, and errs about one time in twenty', () => {
    expect(shareOf(trials(500), 'rejected')).toBeGreaterThan(0.9);
  });

  test('that fall as the better hypothesis says it says yes', () => {
    expect(shareOf(trials(550), 'accepted')).toBeGreaterThan(0.9);
  });

  test('that are far better it says yes sooner', () => {
    const pairs = (perMille: number): number => {
      const lengths = Array.from({ length: 100 }, (_, seed) => decided(perMille, seed).pairs);
      return lengths.toSorted((a, b) => a - b)[50] as number;
    };
    expect(pairs(700)).toBeLessThan(pairs(550) / 2);
  });
});

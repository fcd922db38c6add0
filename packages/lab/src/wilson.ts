import type { Interval } from './interval.ts';

/** 95 in 100 of a normal distribution lie within so many standard errors. */
const NORMAL_95 = 1.96;

/** The same for a mean of few whose spread is not known but estimated (Student's t, by the expansion of Cornish and Fisher). */
export function student95(freedom: number): number {
  if (freedom < 1) return Number.MAX_VALUE;
  const z = NORMAL_95;
  const first = (z ** 3 + z) / (4 * freedom);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3);
  return z + first + second + third;
}

const within = (mean: number, error: number): Interval => ({ mean, low: mean - error, high: mean + error });

/** A share with Wilson's 95 % interval; wins may be parts of a win. */
export function wilson(won: number, n: number): Interval {
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  const share = won / n;
  const squared = NORMAL_95 * NORMAL_95;
  const middle = (share + squared / (2 * n)) / (1 + squared / n);
  const half = (NORMAL_95 / (1 + squared / n)) * Math.sqrt((share * (1 - share)) / n + squared / (4 * n * n));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean from how many there were, their sum and the sum of their squares. With less than two nothing is known of it. */
export function meanOf(n: number, sum: number, squares: number): Interval {
  const mean = n === 0 ? 0 : sum / n;
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
  return within(mean, student95(n - 1) * Math.sqrt(variance / n));
}

/**
 * What a yes comes more often in the second of two games of each deal, where they differ in so many of n deals: Agresti and Min's
 * interval, which is Wald's with half a deal more of each kind.
 */
export function paired(n: number, onlyFirst: number, onlySecond: number): Interval {
  const [deals, first, second] = [n + 2, onlyFirst + 0.5, onlySecond + 0.5];
  const shift = (second - first) / deals;
  const error = (NORMAL_95 * Math.sqrt(Math.max(0, first + second - (second - first) ** 2 / deals))) / deals;
  return {
    mean: n === 0 ? 0 : (onlySecond - onlyFirst) / n,
    low: Math.max(-1, shift - error),
    high: Math.min(1, shift + error),
  };
}

/** The same if the games had nothing to do with each other (Newcombe's interval, from two of Wilson's). */
export function unpaired(first: Interval, second: Interval): Interval {
  const mean = second.mean - first.mean;
  return {
    mean,
    low: mean - Math.hypot(second.mean - second.low, first.high - first.mean),
    high: mean + Math.hypot(second.high - second.mean, first.mean - first.low),
  };
}

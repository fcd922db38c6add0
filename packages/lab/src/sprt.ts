/**
 * Wald's sequential probability ratio test on pair scores: is A's expected score `h1` rather than `h0`?
 * Pair scores are near normal, so the test uses their running mean and variance (the generalised SPRT).
 */
export interface Hypotheses {
  readonly h0: number;
  readonly h1: number;
  readonly alpha: number;
  readonly beta: number;
}

export const DEFAULT_HYPOTHESES: Hypotheses = { h0: 0.5, h1: 0.55, alpha: 0.05, beta: 0.05 };

export type Verdict = 'accepted' | 'rejected' | 'open';

const COINS = 16; //          pairs of coins that are thought to be among the pairs played …
const COIN_VARIANCE = 0.125; // … each with this variance

/**
 * Log-likelihood ratio of h1 over h0 for this many pairs with this mean and variance. A few pairs that came out alike do
 * not show how far pairs scatter, so the variance is at least what these pairs and some of coins would have together:
 * whoever wins every pair is found better at once, but pairs that are all even decide nothing before there are many.
 */
export function logRatio(n: number, mean: number, variance: number, { h0, h1 }: Hypotheses): number {
  if (n < 2) return 0;
  return ((h1 - h0) * n * (mean - (h0 + h1) / 2)) / Math.max(variance, (COINS * COIN_VARIANCE) / (n + COINS));
}

export function verdict(ratio: number, { alpha, beta }: Hypotheses): Verdict {
  if (ratio >= Math.log((1 - beta) / alpha)) return 'accepted';
  if (ratio <= Math.log(beta / (1 - alpha))) return 'rejected';
  return 'open';
}

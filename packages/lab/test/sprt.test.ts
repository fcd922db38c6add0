import { randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_HYPOTHESES, type Lifted, sequentially, type Verdict } from '../src/index.ts';

const { lift: LIFT } = DEFAULT_HYPOTHESES;

const times = (n: number, deal: Lifted): Lifted[] => Array.from({ length: n }, () => deal);
const WON: Lifted = { base: 0, score: 1 };
const LOST: Lifted = { base: 1, score: 0 };
const EVEN: Lifted = { base: 0.5, score: 0.5 };

/** Chances that are this much better, in log-odds. */
const lifted = (share: number, lift: number): number => 1 / (1 + ((1 - share) / share) * Math.exp(-lift));

/** Deals of coins: B's fall with this chance, so many games a deal, and A's with a lifted one. */
function* coins(seed: number, share: number, lift: number, games: number): Generator<Lifted> {
  const random = randomFrom(seed);
  const falls = (chance: number): number => (random.below(1e6) < 1e6 * chance ? 1 : 0);
  const better = lifted(share, lift);
  for (;;) {
    let base = 0;
    for (let n = 0; n < games; n++) base += falls(share);
    yield { base: base / games, score: falls(better) };
  }
}

const RUNS = 300;

/** How often a verdict is come to, in so many runs of coins. */
function shareOf(verdict: Verdict, share: number, lift: number, games: number): number {
  const found = Array.from({ length: RUNS }, (_, seed) => sequentially(coins(seed, share, lift, games)).verdict);
  return found.filter((each) => each === verdict).length / RUNS;
}

const middle = (lift: number, hypotheses = DEFAULT_HYPOTHESES): number => {
  const lengths = Array.from({ length: 60 }, (_, seed) => sequentially(coins(seed, 0.5, lift, 1), hypotheses).deals);
  return lengths.toSorted((a, b) => a - b)[30] as number;
};

describe('one verdict in twenty is wrong at most, however seldom a side wins', () => {
  const shares = [0.03, 0.1, 0.3, 0.5, 0.7, 0.97];
  const rows = shares.flatMap((share) => [1, 8].map((games): [number, number] => [share, games]));
  const most = 0.05 + 2 * Math.sqrt((0.05 * 0.95) / RUNS); // of so few runs: two standard errors more
  test.each(rows)('%d of all games, games of B a deal: %d', (share, games) => {
    expect(shareOf('accepted', share, 0, games)).toBeLessThan(most);
    expect(shareOf('rejected', share, LIFT, games)).toBeLessThan(most);
  });
});

test('whoever lifts more is found better sooner, and whoever lifts less than nothing not to be', () => {
  expect(middle(1)).toBeLessThan(middle(LIFT) / 4);
  expect(middle(-1)).toBeLessThan(middle(0) / 4);
});

test('fewer errors take more deals', () => {
  expect(middle(LIFT, { ...DEFAULT_HYPOTHESES, alpha: 0.001 })).toBeGreaterThan(1.5 * middle(LIFT));
  expect(middle(0, { ...DEFAULT_HYPOTHESES, beta: 0.001 })).toBeGreaterThan(1.5 * middle(0));
});

test('a greater lift is easier to tell from none', () => {
  expect(middle(0, { ...DEFAULT_HYPOTHESES, lift: 2 * LIFT })).toBeLessThan(middle(0) / 2);
});

test('whoever wins every deal is found better within twenty, whoever loses every one is not', () => {
  expect(sequentially(times(20, WON))).toEqual({ deals: 11, verdict: 'accepted' });
  expect(sequentially(times(20, LOST))).toEqual({ deals: 11, verdict: 'rejected' });
  expect(sequentially(times(6, WON)).verdict).toBe('open');
});

test('deals that are all even decide nothing before there are many, then that A is not better', () => {
  expect(sequentially(times(60, EVEN)).verdict).toBe('open');
  expect(sequentially(times(300, EVEN)).verdict).toBe('rejected');
});

test('deals that nobody has won say nothing, and none at all say nothing', () => {
  expect(sequentially(times(5000, { base: 0, score: 0 }))).toEqual({ deals: 5000, verdict: 'open' });
  expect(sequentially([])).toEqual({ deals: 0, verdict: 'open' });
});

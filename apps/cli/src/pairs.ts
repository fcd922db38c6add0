import {
  addTimes,
  DEFAULT_HYPOTHESES,
  type Hypotheses,
  type Lift,
  liftOf,
  logRatio,
  noTimes,
  quantile,
  type Times,
  type Verdict,
  verdict,
} from '@cardwright/lab';
import type { PairResults } from './sim-worker.ts';
import type { Part } from './thread-pool.ts';

/** Where a sequential test stands: after how many deals it came to its verdict, if it did. */
export interface SequentialResult {
  readonly deals: number;
  readonly verdict: Verdict;
}

const FEWEST = 16; // deals before a verdict: with fewer the variance is not known

/** Does the side win more of the same deals with A than with B: five in a hundred more rather than none? */
const MORE: Hypotheses = { ...DEFAULT_HYPOTHESES, h0: 0, h1: 0.05 };

/** Tests the deals in their order, as far as there is no gap, so that threads make no difference. */
export function decide(parts: readonly Part<PairResults>[]): SequentialResult {
  let [n, mean, squares] = [0, 0, 0];
  for (const { from, result } of parts) {
    if (from !== n) break;
    for (const { base, score } of result.deals) {
      n++;
      const off = score - base - mean;
      mean += off / n;
      squares += off * (score - base - mean);
      if (n < FEWEST) continue;
      const found = verdict(logRatio(n, mean, squares / (n - 1), MORE), MORE);
      if (found !== 'open') return { deals: n, verdict: found };
    }
  }
  return { deals: n, verdict: 'open' };
}

/** How long a bot's decisions took, in ms: half of them less than `p50`, all but one in a hundred less than `p99`. */
export interface Pace {
  readonly p50: number;
  readonly p99: number;
}

export interface Summary {
  readonly lift: Lift;
  readonly pace: readonly [a: Pace, b: Pace];
}

const paceOf = (times: Times): Pace => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

/** What the first so many deals come to. */
export function summaryOf(parts: readonly Part<PairResults>[], deals: number): Summary {
  const times = ([0, 1] as const).map((who) =>
    parts.reduce((all, { result }) => addTimes(all, result.times[who]), noTimes()),
  );
  return {
    lift: liftOf(parts.flatMap(({ result }) => result.deals).slice(0, deals)),
    pace: [paceOf(times[0] ?? noTimes()), paceOf(times[1] ?? noTimes())],
  };
}

import { bootstrap, DEFAULT_HYPOTHESES, type Interval, logRatio, type Verdict, verdict } from '@cardwright/lab';
import type { Part } from './crew.ts';
import type { Versus } from './sim-worker.ts';
import { addTimes, noTimes, quantile, type Times } from './timing.ts';

/** Where a sequential test stands: after how many pairs it came to its verdict, if it did. */
export interface Decided {
  readonly pairs: number;
  readonly verdict: Verdict;
}

const FEWEST = 16; // pairs before a verdict: with fewer the variance is not known

/** Tests the pairs in their order, as far as there is no gap, so that threads make no difference. */
export function decide(parts: readonly Part<Versus>[]): Decided {
  let [n, mean, squares] = [0, 0, 0];
  for (const { from, result } of parts) {
    if (from !== n) break;
    for (const score of result.scores) {
      n++;
      const off = score - mean;
      mean += off / n;
      squares += off * (score - mean);
      if (n < FEWEST) continue;
      const found = verdict(logRatio(n, mean, squares / (n - 1), DEFAULT_HYPOTHESES), DEFAULT_HYPOTHESES);
      if (found !== 'open') return { pairs: n, verdict: found };
    }
  }
  return { pairs: n, verdict: 'open' };
}

/** How long a bot's decisions took, in ms: half of them less than `p50`, all but one in a hundred less than `p99`. */
export interface Pace {
  readonly p50: number;
  readonly p99: number;
}

export interface Summary {
  readonly pairs: number;
  readonly score: Interval;
  readonly pace: readonly [a: Pace, b: Pace];
}

const paceOf = (times: Times): Pace => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

/** What the first so many pairs come to. */
export function summaryOf(parts: readonly Part<Versus>[], pairs: number): Summary {
  const scores = parts.flatMap(({ result }) => result.scores).slice(0, pairs);
  const times = ([0, 1] as const).map((who) =>
    parts.reduce((all, { result }) => addTimes(all, result.times[who]), noTimes()),
  );
  return {
    pairs: scores.length,
    score: bootstrap(scores),
    pace: [paceOf(times[0] ?? noTimes()), paceOf(times[1] ?? noTimes())],
  };
}

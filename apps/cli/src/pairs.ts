import {
  addTimes,
  type Lift,
  type Lifted,
  liftOf,
  noTimes,
  quantile,
  type SequentialResult,
  sequentially,
  type Times,
} from '@cardwright/lab';
import type { PairResults } from './sim-worker.ts';
import type { Part } from './thread-pool.ts';

/** Tests the deals in their order, as far as there is no gap, so that threads make no difference. */
export const decide = (parts: readonly Part<PairResults>[]): SequentialResult => sequentially(dealsIn(parts));

function* dealsIn(parts: readonly Part<PairResults>[]): Generator<Lifted> {
  let n = 0;
  for (const { from, result } of parts) {
    if (from !== n) return;
    yield* result.deals;
    n += result.deals.length;
  }
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

import { isDeepStrictEqual } from 'node:util';
import { measure } from './measure.ts';
import type { RowResults } from './store.ts';

/** What came of playing some of a row's deals again. */
export interface Checked {
  readonly looked: number;
  readonly otherwise: readonly number[]; // deals that came out otherwise, by number
}

/** Plays some deals of a row again, from all over what was kept: a bot that plays otherwise than it did then shows in them sooner than in one short game. */
export async function checked({ row, results }: RowResults, wanted: number): Promise<Checked> {
  const looked = Math.min(wanted, results.length);
  const otherwise: number[] = [];
  for (let i = 0; i < looked; i++) {
    const n = Math.floor((i * results.length) / looked);
    const { times: _, ...now } = { times: null, ...(await measure(row, n)) };
    if (!isDeepStrictEqual(now, results[n])) otherwise.push(n);
  }
  return { looked, otherwise };
}

import type { Latencies } from './latencies.ts';

/** People at many tables of some server. */
export interface DrivenTables {
  /** Everybody sits down and begins. */
  open(): Promise<void>;
  /** From now on it counts. */
  measure(latencies: Latencies): void;
  /** From now on it does not count any more. */
  rest(): void;
  readonly choices: number; //  that were made while it counted
  readonly messages: number; // that came from the server while it counted
  /** Everybody leaves; how many choices nobody heard of, or are not kept. */
  close(): Promise<number>;
}

/** How long somebody takes on average, in milliseconds, where nobody says otherwise. */
export const USUAL_THINK = 3_000;

/** How long somebody takes this time: now a little more, now less. */
export const thinkTime = (below: (n: number) => number, mean: number): number =>
  Math.round((mean * 2) / 3) + below(Math.round((mean * 2) / 3) + 1);

/** Does something for many, so many at the same time. */
export async function forAll(count: number, atOnce: number, act: (place: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

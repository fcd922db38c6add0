import { setImmediate as breathe } from 'node:timers/promises';
import type { Stretch } from '@cardwright/lab';

/** What came of a stretch, and how long it took whoever worked it out. */
export interface TimedResult<R> {
  readonly result: R;
  readonly ms: number;
}

/** Does the work of a stretch, here, in a thread or on another machine. */
export type Work<R> = (stretch: Stretch) => Promise<TimedResult<R>>;

export interface Part<R> extends Stretch {
  readonly result: R;
}

/** How much is sent at a time: for about so long, and no more games than that. */
export interface BatchSize {
  readonly ms: number;
  readonly games: number;
}

export const NEAR: BatchSize = { ms: 150, games: 2000 }; // short enough for progress, long enough to be worth sending

const SMALL = 1 / 8; // of a helping: less is not worth sending, not even at the end
const EARLY = 4; //     lanes that find out how many games a helping is; the others begin then, or after the time of one

/**
 * Shares out games number 0 to `total` − 1 among this many lanes and gives back the parts in order. `onPart` hears of each
 * part with all that are finished so far, in order; when it says true, no more are begun.
 */
export async function shareOut<R>(
  total: number,
  lanes: number,
  work: Work<R>,
  onPart: (parts: readonly Part<R>[]) => boolean,
  helping = NEAR,
): Promise<Part<R>[]> {
  const parts: Part<R>[] = [];
  let next = 0;
  let size = 1;
  let isEnough = false;
  const { promise: known, resolve: know } = Promise.withResolvers<void>();
  const lane = async (): Promise<void> => {
    while (next < total && !isEnough) {
      const from = next;
      const share = Math.max((total - from) / lanes, size * SMALL);
      const to = Math.min(total, from + Math.min(size, Math.ceil(share)));
      next = to;
      const { result, ms } = await work({ from, to });
      if (ms >= helping.ms * SMALL || next >= total) know();
      size = Math.max(1, Math.min(helping.games, size * 4, Math.round(helping.ms / (ms / (to - from)))));
      parts.push({ from, to, result });
      parts.sort((a, b) => a.from - b.from);
      isEnough ||= onPart(parts);
      await breathe();
    }
  };
  const waiting = setTimeout(know, helping.ms);
  try {
    const begin = (_: unknown, i: number): Promise<void> => (i < EARLY ? lane() : known.then(lane));
    await Promise.all(Array.from({ length: Math.min(lanes, total) }, begin));
  } finally {
    clearTimeout(waiting);
  }
  return parts;
}

/** How many games are finished. */
export const finished = (parts: readonly Stretch[]): number => parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** Whoever runs a function of `sim-worker.ts` by its name: this thread, several, or those who take from a queue. */
export interface Pool<Task, R> {
  run(task: Task): Promise<TimedResult<R>>;
  close(): Promise<void>;
}

/** What something gives, and how long it took. */
export async function timing<R>(act: () => R | Promise<R>): Promise<TimedResult<R>> {
  const began = performance.now();
  const result = await act();
  return { result, ms: performance.now() - began };
}

export async function threadPool<Task, R>(
  name: string,
  here: (task: Task) => R | Promise<R>,
  threads: number,
): Promise<Pool<Task, R>> {
  if (threads === 1) return { run: (task) => timing(() => here(task)), close: () => Promise.resolve() };
  const { Piscina } = await import('piscina');
  const filename = new URL('./sim-worker.ts', import.meta.url).href;
  const pool = new Piscina<Task, R>({ filename, minThreads: threads, maxThreads: threads });
  return { run: (task) => timing(() => pool.run(task, { name })), close: () => pool.destroy() };
}

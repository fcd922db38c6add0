import { setImmediate as breathe } from 'node:timers/promises';
import type { Stretch } from '@cardwright/lab';

/** Does the work of a stretch, here or in a thread. */
export type Work<R> = (stretch: Stretch) => R | Promise<R>;

export interface Part<R> extends Stretch {
  readonly result: R;
}

const WANTED_MS = 150; // a stretch should take about this long: short enough for progress, long enough to be worth sending
const LARGEST = 2000;

/**
 * Shares out games number 0 to `total` − 1 among this many lanes and gives back the parts in order. `onPart` hears of each
 * part with all that are finished so far, in order; when it says true, no more are begun.
 */
export async function shareOut<R>(
  total: number,
  lanes: number,
  work: Work<R>,
  onPart: (parts: readonly Part<R>[]) => boolean,
): Promise<Part<R>[]> {
  const parts: Part<R>[] = [];
  let next = 0;
  let size = 1;
  let isEnough = false;
  const lane = async (): Promise<void> => {
    while (next < total && !isEnough) {
      const from = next;
      const to = Math.min(total, from + Math.min(size, Math.ceil((total - from) / lanes)));
      next = to;
      const began = performance.now();
      const result = await work({ from, to });
      const perGame = (performance.now() - began) / (to - from);
      size = Math.max(1, Math.min(LARGEST, size * 4, Math.round(WANTED_MS / perGame)));
      parts.push({ from, to, result });
      parts.sort((a, b) => a.from - b.from);
      isEnough ||= onPart(parts);
      await breathe();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, total) }, lane));
  return parts;
}

/** How many games are finished. */
export const finished = (parts: readonly Stretch[]): number => parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** Threads that run a function of `sim-worker.ts` by its name; with one thread it runs right here. */
export interface Crew<Task, R> {
  run(task: Task): R | Promise<R>;
  close(): Promise<void>;
}

export async function crewFor<Task, R>(
  name: string,
  here: (task: Task) => R | Promise<R>,
  threads: number,
): Promise<Crew<Task, R>> {
  if (threads === 1) return { run: here, close: () => Promise.resolve() };
  const { Piscina } = await import('piscina');
  const filename = new URL('./sim-worker.ts', import.meta.url).href;
  const pool = new Piscina<Task, R>({ filename, minThreads: threads, maxThreads: threads });
  return { run: (task) => pool.run(task, { name }), close: () => pool.destroy() };
}

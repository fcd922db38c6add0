import { setTimeout as sleep } from 'node:timers/promises';
import { BadInputError } from '@cardwright/engine';
import { cleanText } from '@cardwright/presenter';
import { wholeNumber } from '../arguments.ts';
import { count } from '../figures.ts';
import { Queue } from '../jobs/queue.ts';
import type { Terminal } from '../line-source.ts';
import * as works from '../sim-worker.ts';
import { type Pool, threadPool } from '../thread-pool.ts';
import { MOST_THREADS } from './sim.ts';

export interface WorkOptions {
  readonly db?: string;
  readonly threads: string;
  readonly idle?: string;
}

const LOOK_EVERY = 250; //  ms, while there is nothing to do …
const LOOK_SOON = 25; //    … but just now there was
const JUST_NOW = 3_000; //  ms
const SAY_EVERY = 10_000; // ms

/** Works out what a queue holds, until it is told to stop (or nothing has come for so long). */
export async function work(given: WorkOptions, { output }: Terminal): Promise<void> {
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const idle =
    given.idle === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--idle', given.idle, 1, 86_400) * 1000;
  if (given.db === undefined) throw new BadInputError('say whose queue: work --db postgres://user@host/database');
  const queue = await Queue.open(given.db);
  const pools = new Map<string, Promise<Pool<unknown, unknown>>>();
  const poolFor = (name: string): Promise<Pool<unknown, unknown>> => {
    const found = Object.entries(works).find(([each]) => each === name);
    if (found === undefined) throw new BadInputError(`there is no work called "${name}" here`);
    const known = pools.get(name) ?? threadPool(name, found[1] as (task: unknown) => unknown, threads);
    pools.set(name, known);
    return known;
  };
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let [done, busy] = [0, 0];
  let [said, last] = [performance.now(), performance.now()];
  const isIdle = (): boolean => busy === 0 && performance.now() - last > idle;
  output.write(`working with ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends after what is begun\n`);
  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted && !isIdle()) {
      const taken = await queue.take();
      if (taken === null) {
        await sleep(performance.now() - last < JUST_NOW ? LOOK_SOON : LOOK_EVERY);
        continue;
      }
      busy++;
      try {
        await taken.done(await (await poolFor(taken.job.name)).run(taken.job.task));
        done++;
      } catch (error) {
        await taken.failed((error as Error).message);
        output.write(`a stretch failed and goes back to the queue: ${cleanText((error as Error).message)}\n`);
      }
      busy--;
      last = performance.now();
      if (last - said < SAY_EVERY) continue;
      said = last;
      output.write(`${count(done)} stretches done\n`);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads + 1 }, lane)); // one more: the next stretch is here before a thread is free
  } finally {
    for (const pool of pools.values()) await (await pool).close();
    await queue.close();
  }
  output.write(`${count(done)} stretches done; the end\n`);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchSize, Pool, TimedResult } from '../thread-pool.ts';
import { type Job, Queue } from './queue.ts';

/** Stretches that are out at a time: enough for many workers, few enough to stop soon. */
export const QUEUED = 64;

/** Larger stretches than threads get: each costs a few milliseconds of the database. */
export const FAR: BatchSize = { ms: 1500, games: 20_000 };

const LOOK_EVERY = 100; //     ms
const PATIENCE = 10_000; //    ms without news of a stretch after which it is sent once more …
const TIMES_LONGER = 5; //     … or this many times as long as others take

interface Awaited {
  readonly job: Job;
  readonly resolve: (worked: TimedResult<never>) => void;
  readonly reject: (error: unknown) => void;
  since: number;
}

/** Hands tasks to whoever takes from a queue. A worker that dies keeps nobody waiting: what is late is sent once more. */
export class QueuePool<Task, R> implements Pool<Task, R> {
  readonly #queue: Queue;
  readonly #name: string;
  readonly #run = randomUUID();
  readonly #awaited = new Map<number, Awaited>();
  #parts = 0;
  #longest = 0;
  #isClosed = false;
  #looking: Promise<void> | null = null;

  private constructor(queue: Queue, name: string) {
    this.#queue = queue;
    this.#name = name;
  }

  static async open<Task, R>(url: string, name: string): Promise<QueuePool<Task, R>> {
    return new QueuePool(await Queue.open(url), name);
  }

  async run(task: Task): Promise<TimedResult<R>> {
    const part = this.#parts++;
    const job: Job = { run: this.#run, part, name: this.#name, task };
    const worked = new Promise<TimedResult<R>>((resolve, reject) => {
      const awaited = { job, resolve: resolve as Awaited['resolve'], reject, since: performance.now() };
      this.#awaited.set(part, awaited);
    });
    await this.#queue.send(job);
    this.#looking ??= this.#look();
    return worked;
  }

  /** Looks for results as long as any are awaited. */
  async #look(): Promise<void> {
    try {
      while (this.#awaited.size > 0 && !this.#isClosed) {
        await sleep(LOOK_EVERY);
        for (const { part, result, ms } of await this.#queue.results(this.#run, [...this.#awaited.keys()])) {
          this.#longest = Math.max(this.#longest, ms);
          this.#awaited.get(part)?.resolve({ result: result as never, ms });
          this.#awaited.delete(part);
        }
        await this.#remind();
      }
    } catch (error) {
      for (const { reject } of this.#awaited.values()) reject(error);
      this.#awaited.clear();
    } finally {
      this.#looking = null;
    }
  }

  async #remind(): Promise<void> {
    const patience = Math.max(PATIENCE, TIMES_LONGER * this.#longest);
    const now = performance.now();
    for (const awaited of this.#awaited.values()) {
      if (now - awaited.since < patience) continue;
      awaited.since = now;
      await this.#queue.send(awaited.job, 1); // before all that others wait for
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#looking;
    await this.#queue.forget(this.#run);
    await this.#queue.close();
  }
}

import { type BatchSize, NEAR, type Pool, threadPool } from '../thread-pool.ts';

/** Who does the work of a long run, how many stretches are out at a time, and how large they are. */
export interface Workers<Task, R> {
  readonly pool: Pool<Task, R>;
  readonly lanes: number;
  readonly helping: BatchSize;
}

/** Threads of this machine, or whoever takes from a queue. The result does not depend on it. */
export async function workersFor<Task, R>(
  name: string,
  here: (task: Task) => R | Promise<R>,
  threads: number,
  queue: string | undefined,
): Promise<Workers<Task, R>> {
  if (queue === undefined) return { pool: await threadPool(name, here, threads), lanes: threads, helping: NEAR };
  const { FAR, QUEUED, QueuePool } = await import('./queue-pool.ts');
  return { pool: await QueuePool.open<Task, R>(queue, name), lanes: QUEUED, helping: FAR };
}

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { shardFile } from './shards.ts';
import type { Posting } from './thread.ts';

/** Has threads make the shards that are not there yet. */
export async function generate(
  posting: Posting,
  shards: number,
  threads: number,
  onMade: (made: number) => void,
): Promise<void> {
  const missing = Array.from({ length: shards }, (_, shard) => shard).filter(
    (shard) => !existsSync(shardFile(posting.folder, shard)),
  );
  let made = shards - missing.length;
  onMade(made);
  await Promise.all(Array.from({ length: Math.min(threads, missing.length) }, lane));

  function lane(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: posting });
      const next = (): void => {
        const shard = missing.shift();
        if (shard !== undefined) worker.postMessage(shard, []);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', () => {
        onMade(++made);
        next();
      });
      worker.on('error', reject);
      next();
    });
  }
}

import { Worker } from 'node:worker_threads';
import type { Kept } from './store.ts';
import type { Done, Task } from './thread.ts';

/** Plays what is missing, the row that lacks most first, until all is there or the time is over. */
export async function run(
  rows: readonly Kept[],
  threads: number,
  isOver: () => boolean,
  onDeal: (row: Kept) => void,
): Promise<void> {
  const begun = new Set<string>();
  const next = (): Task | null => {
    if (isOver()) return null;
    for (const kept of rows.toSorted((a, b) => a.share - b.share)) {
      const n = kept.missing(2 * threads).find((each) => !begun.has(`${kept.row.id} ${each}`));
      if (n === undefined) continue;
      begun.add(`${kept.row.id} ${n}`);
      return { row: kept.row, n };
    }
    return null;
  };
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url));
      const go = (): void => {
        const task = next();
        if (task === null) void worker.terminate().then(() => resolve());
        else worker.postMessage(task, []);
      };
      worker.on('message', ({ row, n, result }: Done) => {
        const kept = rows.find((each) => each.row.id === row.id);
        kept?.keep(n, result);
        if (kept !== undefined) onDeal(kept);
        go();
      });
      worker.on('error', reject);
      go();
    });
  await Promise.all(Array.from({ length: threads }, lane));
}

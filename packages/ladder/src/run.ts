import { Worker } from 'node:worker_threads';
import { baseIdOf } from './rows.ts';
import type { RowResults } from './store.ts';
import type { Done, Task } from './thread.ts';

/** Plays what is missing, the row that lacks most first, until all is there or the time is over. */
export async function run(
  rows: readonly RowResults[],
  threads: number,
  isOver: () => boolean,
  onDeal: (row: RowResults) => void,
): Promise<void> {
  const begun = new Set<string>();
  const byId = new Map(rows.map((kept) => [kept.row.id, kept]));
  const baseLacking = ({ row }: RowResults, n: number): RowResults | null => {
    const base = row.kind === 'lift' ? byId.get(baseIdOf(row) ?? '') : undefined;
    return base === undefined || base.has(n) || begun.has(`${base.row.id} ${n}`) ? null : base;
  };
  const next = (): Task | null => {
    if (isOver()) return null;
    for (const kept of rows.toSorted((a, b) => a.share - b.share)) {
      const n = kept.missing(2 * threads).find((each) => !begun.has(`${kept.row.id} ${each}`));
      if (n === undefined) continue;
      const row = baseLacking(kept, n)?.row ?? kept.row; // what a deal is held against comes before it
      if (begun.has(`${row.id} ${n}`)) continue;
      begun.add(`${row.id} ${n}`);
      return { row, n };
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
        const kept = byId.get(row.id);
        kept?.keep(n, result);
        if (kept !== undefined) onDeal(kept);
        go();
      });
      worker.on('error', reject);
      go();
    });
  await Promise.all(Array.from({ length: threads }, lane));
}

import { parentPort } from 'node:worker_threads';
import { measure, type Result } from './measure.ts';
import type { Row } from './rows.ts';

export interface Task {
  readonly row: Row;
  readonly n: number;
}

export interface Done extends Task {
  readonly result: Result;
}

parentPort?.on('message', async ({ row, n }: Task) => {
  parentPort?.postMessage({ row, n, result: await measure(row, n) } satisfies Done, []);
});

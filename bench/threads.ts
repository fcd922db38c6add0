import { once as heard } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type SimulationPlan, stretches, type Tally, together } from '@cardwright/lab';
import { median } from './measure.ts';

const REPEATS = 5;
const PLAN: SimulationPlan = { games: 20_000, seats: 4, seed: 1, options: {} };

/** Plays the plan on these threads, each taking the next stretch when it is done, and gives the seconds and the digest. */
async function run(workers: readonly Worker[]): Promise<{ seconds: number; digest: string }> {
  const cuts = stretches(PLAN.games, workers.length);
  const tallies: Tally[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let i = next++; i < cuts.length; i = next++) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ plan: PLAN, stretch: cuts[i] });
        const [tally] = (await heard(worker, 'message')) as [Tally];
        tallies[i] = tally;
      }
    }),
  );
  return { seconds: (performance.now() - began) / 1000, digest: together(tallies).digest };
}

/** How much faster two threads are than one on the same simulation. Their digests must be equal. */
export async function threadSpeedUp(): Promise<number> {
  const workers = [0, 1].map(() => new Worker(new URL('thread.ts', import.meta.url)));
  try {
    const ratios: number[] = [];
    for (let i = 0; i <= REPEATS; i++) {
      const one = await run(workers.slice(0, 1));
      const two = await run(workers);
      if (one.digest !== two.digest) throw new Error(`one thread plays ${one.digest}, two play ${two.digest}`);
      if (i > 0) ratios.push(one.seconds / two.seconds); // the first round warms up
    }
    return median(ratios);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

// A thread of the threads row: plays the stretches it is sent and sends back what came out.
import { parentPort } from 'node:worker_threads';
import { type SimulationPlan, type Stretch, simulate } from '@cardwright/lab';
import { thronesBots } from '@cardwright/players/thrones';
import { thrones } from '@cardwright/thrones';
import { botOf } from './measure.ts';

const random = botOf(thronesBots, 'random');

parentPort?.on('message', async ({ plan, stretch }: { plan: SimulationPlan; stretch: Stretch }) => {
  const bots = Array.from({ length: plan.seats }, () => random);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await simulate(thrones, bots, plan, stretch));
});

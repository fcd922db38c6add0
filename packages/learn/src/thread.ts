import { parentPort, workerData } from 'node:worker_threads';
import { lessonOf } from './lessons.ts';
import { makeShard } from './shards.ts';

/** What a thread is told when it starts; then it is sent the numbers of shards, and sends each back when it is made. */
export interface Posting {
  readonly game: string;
  readonly folder: string;
  readonly seed: number;
  readonly round: number;
}

const { game, folder, seed, round } = workerData as Posting;
const lesson = lessonOf(game);
parentPort?.on('message', async (shard: number) => {
  await makeShard(lesson, folder, seed, round, shard);
  parentPort?.postMessage(shard, []);
});

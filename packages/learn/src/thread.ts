import { parentPort, workerData } from 'node:worker_threads';
import { lessonOf } from './lessons.ts';
import { questionMaker } from './ltk-habits.ts';
import { gamesPerShard, makeShard, positionMaker } from './shards.ts';

/** What a thread is told when it starts; then it is sent the numbers of shards, and sends each back when it is made. */
export interface Posting {
  readonly game: string;
  readonly folder: string;
  readonly seed: number;
  readonly round: number;
  readonly what: 'positions' | 'questions'; // of the games
}

const { game, folder, seed, round, what } = workerData as Posting;
const make = await (what === 'positions' ? positionMaker(lessonOf(game), round) : questionMaker(game, round));
parentPort?.on('message', async (shard: number) => {
  await makeShard(make, folder, seed, gamesPerShard(round), shard);
  parentPort?.postMessage(shard, []);
});

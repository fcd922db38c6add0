import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childSeed, digestText, formatDigest } from '@cardwright/engine';
import type { Lesson } from './lesson.ts';

/** Games are played by the shard: each is a file, and a file that is there is not made again. */
export const GAMES_PER_SHARD = 500;

const STYLE_GAMES = 20;

export const shardFile = (folder: string, shard: number): string =>
  join(folder, `games-${String(shard * GAMES_PER_SHARD).padStart(7, '0')}.bin`);

/** A few games as a short name: where bots or rules play otherwise, what was stored before is of no use. */
export async function styleOf(lesson: Lesson): Promise<string> {
  const games = [];
  for (let n = 0; n < STYLE_GAMES; n++) games.push(...(await lesson.play(childSeed(n, STYLE_GAMES))));
  return formatDigest(digestText(Buffer.concat(games).toString('base64')));
}

/** Plays the games of a shard and writes their samples, unless that has been done. */
export async function makeShard(lesson: Lesson, folder: string, seed: number, shard: number): Promise<void> {
  const file = shardFile(folder, shard);
  if (existsSync(file)) return;
  const samples: Uint8Array[] = [];
  for (let n = 0; n < GAMES_PER_SHARD; n++) {
    samples.push(...(await lesson.play(childSeed(seed, shard * GAMES_PER_SHARD + n))));
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat(samples));
  renameSync(`${file}.part`, file);
}

/** The samples of these shards, one after the other. */
export const readShards = (folder: string, from: number, to: number): Uint8Array =>
  Buffer.concat(Array.from({ length: to - from }, (_, i) => readFileSync(shardFile(folder, from + i))));

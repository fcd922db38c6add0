import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childSeed, digestText, formatDigest } from '@cardwright/engine';
import { type Net, netOf } from '@cardwright/players/search';
import { weightsBefore } from './before.ts';
import type { Lesson } from './lesson.ts';

/** Games are played by the shard: each is a file, and a file that is there is not made again. */
export const gamesPerShard = (round: number): number => (round === 0 ? 500 : 20); // games of searchers are dear

const styleGames = (round: number): number => (round === 0 ? 20 : 1);

export const shardFile = (folder: string, shard: number): string =>
  join(folder, `games-${String(shard).padStart(5, '0')}.bin`);

/** What the players of a round know; null for rule bots. */
async function knownBy(lesson: Lesson, round: number): Promise<Net | null> {
  const weights = await weightsBefore(lesson, round);
  return weights === null ? null : netOf(weights);
}

/** A few games as a short name: where bots or rules play otherwise, what was stored before is of no use. */
export async function styleOf(lesson: Lesson, round: number): Promise<string> {
  const games = [];
  const known = await knownBy(lesson, round);
  for (let n = 0; n < styleGames(round); n++) games.push(...(await lesson.play(childSeed(n, 20), round, known)));
  return formatDigest(digestText(Buffer.concat(games).toString('base64')));
}

/** Plays the games of a shard and writes their samples, unless that has been done. */
export async function makeShard(
  lesson: Lesson,
  folder: string,
  seed: number,
  round: number,
  shard: number,
): Promise<void> {
  const file = shardFile(folder, shard);
  if (existsSync(file)) return;
  const samples: Uint8Array[] = [];
  const games = gamesPerShard(round);
  const known = await knownBy(lesson, round);
  for (let n = 0; n < games; n++)
    samples.push(...(await lesson.play(childSeed(seed, shard * games + n), round, known)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat(samples));
  renameSync(`${file}.part`, file);
}

/** The samples of these shards, one after the other. */
export const readShards = (folder: string, from: number, to: number): Uint8Array =>
  Buffer.concat(Array.from({ length: to - from }, (_, i) => readFileSync(shardFile(folder, from + i))));

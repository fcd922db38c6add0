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
  const make = await positionMaker(lesson, round);
  for (let n = 0; n < styleGames(round); n++) games.push(...(await make(childSeed(n, 20))));
  return formatDigest(digestText(Buffer.concat(games).toString('base64')));
}

/** Plays a game and gives what there is to learn from it, as bytes. */
export type Maker = (seed: number) => Uint8Array[] | Promise<Uint8Array[]>;

/** Plays games of a lesson and gives their positions. */
export async function positionMaker(lesson: Lesson, round: number): Promise<Maker> {
  const known = await knownBy(lesson, round);
  return (seed) => lesson.play(seed, round, known);
}

/** Plays the games of a shard and writes what there is to learn from them, unless that has been done. */
export async function makeShard(
  make: Maker,
  folder: string,
  seed: number,
  games: number,
  shard: number,
): Promise<void> {
  const file = shardFile(folder, shard);
  if (existsSync(file)) return;
  const samples: Uint8Array[] = [];
  for (let n = 0; n < games; n++) samples.push(...(await make(childSeed(seed, shard * games + n))));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat(samples));
  renameSync(`${file}.part`, file);
}

/** The samples of these shards, one after the other. */
export const readShards = (folder: string, from: number, to: number): Uint8Array =>
  Buffer.concat(Array.from({ length: to - from }, (_, i) => readFileSync(shardFile(folder, from + i))));

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random, RecordedChoice } from '@cardwright/engine';
import { Storage } from '../src/storage/storage.ts';
import { act, missing, openTable, type PlayedTable } from './players.ts';

/** A server in a process of its own. */
export async function startServer(folder: string, data: string): Promise<{ process: ChildProcess; base: string }> {
  const program = join(import.meta.dirname, 'killed-server.ts');
  const child = spawn(process.execPath, [program, join(folder, 'page'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { process: child, base: `http://127.0.0.1:${port}` };
}

export interface Losses {
  readonly kills: number;
  readonly accepted: number;
  readonly lost: readonly string[];
}

const TABLES = 3;
const EVERY = 5; // ms between two looks at the tables

const acceptedAt = ({ players }: PlayedTable): number =>
  players.reduce((sum, { accepted }) => sum + accepted.length, 0);
const isOver = ({ players }: PlayedTable): boolean =>
  players.some(({ visitor }) => visitor.outcome !== null || visitor.room?.phase === 'over');

/** Plays on until every table has gone on since the server was started, and some milliseconds more. */
async function playOn(tables: readonly PlayedTable[], moment: number, random: Random): Promise<void> {
  const before = tables.map(acceptedAt);
  const hasGoneOn = (table: PlayedTable, i: number): boolean =>
    isOver(table) || acceptedAt(table) > (before[i] as number);
  let until = Number.POSITIVE_INFINITY;
  while (performance.now() < until) {
    for (const { players } of tables) for (const player of players) act(player, random);
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    if (until === Number.POSITIVE_INFINITY && tables.every(hasGoneOn)) until = performance.now() + moment;
  }
}

async function keptAt(data: string, { id }: PlayedTable): Promise<readonly RecordedChoice[]> {
  const storage = await Storage.open(data);
  const kept = await storage.choices(id);
  await storage.close();
  return kept;
}

/** Everybody comes back to the table. It may be that the last choice was kept and nobody heard of it any more: what is kept counts. */
async function comeBack({ id, players }: PlayedTable, base: string, kept: readonly RecordedChoice[]): Promise<void> {
  for (const player of players) {
    player.visitor = await player.visitor.moved(base);
    player.pending = null;
    await player.visitor.enter(id);
  }
  for (const { visitor, accepted } of players) {
    await visitor.until(() => visitor.room !== null);
    accepted.splice(0, accepted.length, ...kept.filter((choice) => choice.seat === visitor.room?.seat));
  }
}

/**
 * Plays at several tables, a new one for every game that is over, and kills the server so many milliseconds after all of them have gone
 * on. Says what was accepted, and what of it is gone.
 */
export async function killAndCount(
  folder: string,
  data: string,
  moments: readonly number[],
  random: Random,
): Promise<Losses> {
  mkdirSync(join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '');
  let server = await startServer(folder, data);
  let tables: PlayedTable[] = [];
  const lost: string[] = [];
  let accepted = 0;
  for (const [kill, moment] of moments.entries()) {
    while (tables.length < TABLES) tables.push(await openTable(server.base));
    await playOn(tables, moment, random);
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    await gone;
    for (const { players } of tables) for (const { visitor } of players) visitor.drop();
    for (const table of tables)
      lost.push(...missing(table, await keptAt(data, table)).map((what) => `kill ${kill}, ${what}`));
    server = await startServer(folder, data);
    for (const table of tables) await comeBack(table, server.base, await keptAt(data, table));
    for (const table of tables.filter(isOver)) {
      accepted += acceptedAt(table);
      for (const { visitor } of table.players) visitor.drop();
    }
    tables = tables.filter((table) => !isOver(table));
  }
  for (const { players } of tables) for (const { visitor } of players) visitor.drop();
  server.process.kill('SIGKILL');
  return { kills: moments.length, accepted: tables.reduce((sum, table) => sum + acceptedAt(table), accepted), lost };
}

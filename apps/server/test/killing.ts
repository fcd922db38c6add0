import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@cardwright/engine';
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

/** Plays at several tables, kills the server at these moments (in milliseconds), and says what was accepted and is gone. */
export async function killAndCount(
  folder: string,
  data: string,
  moments: readonly number[],
  random: Random,
): Promise<Losses> {
  mkdirSync(join(folder, 'page'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '');
  let server = await startServer(folder, data);
  const tables: PlayedTable[] = [];
  const lost: string[] = [];
  for (let i = 0; i < 3; i++) tables.push(await openTable(server.base));
  for (const [kill, moment] of moments.entries()) {
    const until = performance.now() + moment;
    while (performance.now() < until) {
      for (const { players } of tables) for (const player of players) act(player, random);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    await gone;
    for (const { players } of tables) for (const { visitor } of players) visitor.drop();
    const storage = await Storage.open(data);
    for (const table of tables)
      lost.push(...missing(table, await storage.choices(table.id)).map((what) => `kill ${kill}, ${what}`));
    await storage.close();
    server = await startServer(folder, data);
    for (const { id, players } of tables) {
      for (const player of players) {
        player.visitor = await player.visitor.moved(server.base);
        player.pending = null;
        await player.visitor.enter(id);
      }
      // It may be that the last one was kept and nobody heard of it any more: what is kept counts.
      const storage2 = await Storage.open(data);
      const kept = await storage2.choices(id);
      await storage2.close();
      for (const { visitor, accepted } of players) {
        await visitor.until(() => visitor.room !== null);
        const seat = visitor.room?.seat ?? -1;
        accepted.splice(0, accepted.length, ...kept.filter((choice) => choice.seat === seat));
      }
    }
  }
  server.process.kill('SIGKILL');
  const accepted = tables.reduce(
    (sum, { players }) => sum + players.reduce((own, each) => own + each.accepted.length, 0),
    0,
  );
  return { kills: moments.length, accepted, lost };
}

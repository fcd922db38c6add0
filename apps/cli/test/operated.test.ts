import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedChoice, randomFrom } from '@cardwright/engine';
import { afterEach, expect, test } from 'vitest';
import { Storage } from '../../server/src/storage/storage.ts';
import { act, missing, openTable, type PlayedTable } from '../../server/test/players.ts';
import { backup } from '../src/commands/backup.ts';
import { folder, run } from './command-line.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** `cardwright serve` in a process of its own. */
async function served(data: string): Promise<{ child: ChildProcess; base: string }> {
  const page = folder();
  writeFileSync(join(page, 'index.html'), '<h1>Table</h1>');
  const program = join(import.meta.dirname, 'served-program.ts');
  const child = spawn(process.execPath, [program, page, JSON.stringify({ port: '0', data })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, port] = /localhost:(\d+)/.exec(text.toString()) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (status) => reject(new Error(`it ended with ${status}`)));
  });
  return { child, base };
}

const allMissing = async (data: string, tables: readonly PlayedTable[]): Promise<string[]> => {
  const storage = await Storage.open(data);
  try {
    const found: string[] = [];
    for (const table of tables) found.push(...missing(table, await storage.choices(table.id)));
    return found;
  } finally {
    await storage.close();
  }
};

/** The table as it was acknowledged now. */
const asOfNow = ({ id, players }: PlayedTable): PlayedTable => ({
  id,
  players: players.map((player) => ({ ...player, accepted: [...player.accepted] as RecordedChoice[] })),
});

test('a copy that is made while people play holds all that was acknowledged; SIGTERM ends in order', async () => {
  const data = join(folder(), 'tables.sqlite');
  const { child, base } = await served(data);
  const tables: PlayedTable[] = [];
  for (let i = 0; i < 3; i++) tables.push(await openTable(base));
  const random = randomFrom(3);
  const playing = setInterval(() => {
    for (const { players } of tables) for (const player of players) act(player, random);
  }, 3);
  const accepted = (): number =>
    tables.reduce((sum, { players }) => sum + players.reduce((own, each) => own + each.accepted.length, 0), 0);
  const until = async (count: number): Promise<void> => {
    while (accepted() < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const copy = join(folder(), 'copy.sqlite');
  await until(20);
  const before = tables.map(asOfNow);
  const made = await run(['backup', copy, '--data', data]);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toMatch(/copy\.sqlite: tables 3, choices \d+, people 6, \d+ kB\.\n$/);
  expect(await allMissing(copy, before)).toEqual([]);
  expect(accepted()).toBeGreaterThan(20); // it went on meanwhile
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve({ status, signal })));
  child.kill('SIGTERM');
  expect(await ended).toEqual({ status: 0, signal: null });
  clearInterval(playing);
  for (const { players } of tables)
    for (const { visitor } of players) {
      await visitor.until(() => !visitor.isOpen && visitor.closed !== null);
      expect(visitor.closed).toBe(1012); // come back
      expect(visitor.heard.filter(({ type }) => type === 'closed')).toEqual([]); // the table is not over
    }
  expect(await allMissing(data, tables)).toEqual([]);
});

test.each([
  [{ data: 'none.sqlite' }, /^there is no data file .*none\.sqlite; name it with --data$/],
  [{ data: import.meta.filename }, /copy\.sqlite: file is not a database$/],
  [{ db: 'postgres://a:secret@b/c' }, /^backup copies the SQLite file; PostgreSQL .*pg_dump(?!.*secret)/],
])('backup of %j is refused in a line', (given, line) => {
  const copy = join(folder(), 'copy.sqlite');
  expect(() => backup(copy, given, { input: process.stdin, output: process.stdout }, {})).toThrow(line);
  expect(existsSync(copy)).toBe(false);
});

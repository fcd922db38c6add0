import { execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { folderWithPage } from './folders.ts';
import { act, missing, openTable, type PlayedTable } from './players.ts';
import { setup } from './two.ts';
import { Visitor } from './visitor.ts';

const { folder, page } = folderWithPage();
const data = join(folder, 'data.sqlite');

/** A server whose files may be kept from growing. */
async function cramped(): Promise<{ base: string; room(bytes: number | 'unlimited'): void; kill(): Promise<unknown> }> {
  const program = join(import.meta.dirname, 'killed-server.ts');
  const shell = `trap '' XFSZ; exec "$@"`; // it is told by an error, not by a signal
  const child = spawn('sh', ['-c', shell, 'sh', process.execPath, program, page, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    room: (bytes) => void execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`]),
    kill: () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      return gone;
    },
  };
}

const refusals = ({ heard }: Visitor): unknown[] => heard.filter(({ type }) => type === 'refused');

/** Both answer what they are asked until somebody has had so many answers accepted, or one was refused. */
async function playOn({ players }: PlayedTable, more: number): Promise<void> {
  const random = randomFrom(5);
  const accepted = (): number => players.reduce((sum, each) => sum + each.accepted.length, 0);
  const until = accepted() + more;
  const refused = players.map(({ visitor }) => refusals(visitor).length);
  while (accepted() < until && players.every(({ visitor }, i) => refusals(visitor).length === refused[i])) {
    for (const player of players) act(player, random);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

test('no room: a choice is refused in a line, nothing is half kept, and all goes on when there is room again', async () => {
  const server = await cramped();
  const table = await openTable(server.base);
  await playOn(table, 8);
  const cara = await Visitor.at(server.base, 'Cara');
  server.room(statSync(`${data}-wal`).size);
  const [ann, ben] = table.players.map(({ visitor }) => visitor) as [Visitor, Visitor];
  await playOn(table, 50);
  const [refused] = [...refusals(ann), ...refusals(ben)];
  expect(refused).toEqual({ type: 'refused', code: 'not-kept', detail: expect.stringMatching(/; nothing was kept$/) });
  expect(await cara.call('POST', '/api/tables', setup())).toEqual({
    status: 507,
    body: {
      problem: expect.stringMatching(/; nothing was kept$/),
      why: { code: expect.stringMatching(/^(?:disk-full|storage-silent)$/) },
    },
  });
  expect([ann.isOpen, ben.isOpen]).toEqual([true, true]);
  server.room('unlimited');
  for (const player of table.players) {
    player.pending = null; // it was refused
    player.visitor.askAgain();
  }
  await playOn(table, 8);
  expect((await cara.call('POST', '/api/tables', setup())).status).toBe(201);
  await server.kill();
  const storage = await Storage.open(data);
  expect(missing(table, await storage.choices(table.id))).toEqual([]);
  await storage.close();
});

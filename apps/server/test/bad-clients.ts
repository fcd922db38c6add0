import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Random, randomFrom } from '@cardwright/engine';
import { WebSocket } from 'ws';
import { act, openTable, type PlayedTable } from './players.ts';
import { rubbish } from './rubbish.ts';
import { Visitor } from './visitor.ts';

/** How much of everything bad. */
export interface Harm {
  readonly messages: number; //    that are none
  readonly connections: number; // opened and dropped
  readonly halfOpen: number; //    that say nothing, or half a request
}

export interface Aftermath {
  readonly isAlive: boolean;
  readonly accepted: number; //   choices of the table that went on meanwhile
  readonly faults: string; //     what the server wrote of itself
  readonly grown: number; //      bytes of memory, after everything was let go
  readonly sockets: number; //    that are still open
}

/** A server that says what memory it needs. */
async function start(page: string, data: string): Promise<{ child: ChildProcess; base: string; said: () => string }> {
  const program = join(import.meta.dirname, 'weighed-server.ts');
  const child = spawn(process.execPath, ['--expose-gc', program, page, data], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const port = await new Promise<number>((resolve) => void child.once('message', (each) => resolve(each as number)));
  return { child, base: `http://127.0.0.1:${port}`, said: () => said };
}

interface Weight {
  readonly heap: number;
  readonly sockets: number;
}

const weigh = (child: ChildProcess): Promise<Weight> =>
  new Promise((resolve) => {
    child.once('message', (each) => resolve(each as Weight));
    child.send('weigh');
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const HEARD = 55; //     messages that a socket may say at once
const FLOOD = 2_000; //  and what every twentieth says nevertheless

/** Several at once say things that nobody should, each on one socket after the other. */
async function talkRubbish(base: string, table: string, count: number, random: Random): Promise<void> {
  let left = count;
  const each = async (): Promise<void> => {
    const visitor = await Visitor.at(base);
    while (left > 0) {
      await visitor.enter(table);
      const said = Math.min(left, random.below(20) === 0 ? FLOOD : HEARD);
      left -= said;
      for (let i = 0; i < said; i++) visitor.raw(rubbish(random));
      await visitor.heardOut();
      visitor.drop();
      visitor.heard.length = 0;
    }
  };
  await Promise.all(Array.from({ length: 8 }, each));
}

/** Sockets that are opened and dropped, some in the middle of the handshake. */
async function comeAndGo(base: string, table: string, count: number): Promise<void> {
  const { cookie } = await Visitor.at(base);
  const address = `${base.replace('http', 'ws')}/api/tables/${table}/socket`;
  let left = count;
  const each = async (): Promise<void> => {
    while (left-- > 0) {
      const socket = new WebSocket(address, {
        headers: { cookie, ...(left % 5 === 0 ? { origin: 'http://evil.example' } : {}) },
      });
      await new Promise<void>((resolve) => {
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
        if (left % 3 === 0) setTimeout(() => socket.terminate(), 1);
        else socket.on('open', () => socket.terminate());
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, each));
}

/** Connections that say nothing, or half of something. */
async function stayHalfOpen(base: string, table: string, count: number): Promise<() => void> {
  const { port } = new URL(base);
  const halves = Array.from({ length: count }, (_, i) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    if (i % 3 === 1) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    if (i % 3 === 2)
      socket.write(
        `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`,
      );
    return socket;
  });
  await pause(50);
  return () => {
    for (const socket of halves) socket.destroy();
  };
}

/** The players answer twice, late, in two tabs at once: nothing of it may count twice. */
async function meddle({ id, players }: PlayedTable, base: string): Promise<void> {
  for (const { visitor } of players) {
    const tab = await visitor.moved(base);
    await tab.enter(id);
    await tab.until(() => tab.view !== undefined);
    for (let n = 0; n < 30; n++) for (const each of [tab, visitor]) each.say({ type: 'choose', n, choice: [0, 0] });
    tab.drop();
  }
}

/** Does all of this to a server at which two people play. */
export async function harm(page: string, data: string, harm: Harm): Promise<Aftermath> {
  const server = await start(page, data);
  try {
    return await harmServer(server, harm);
  } finally {
    server.child.kill('SIGKILL');
  }
}

async function harmServer(
  { child, base, said }: Awaited<ReturnType<typeof start>>,
  { messages, connections, halfOpen }: Harm,
): Promise<Aftermath> {
  const table = await openTable(base);
  const random = randomFrom(9);
  const goOn = setInterval(() => {
    for (const player of table.players) act(player, random);
  }, 20);
  const accepted = (): number => table.players.reduce((sum, each) => sum + each.accepted.length, 0);
  // Once before it is weighed: what is made for the first visitor stays.
  await talkRubbish(base, table.id, 400, randomFrom(3));
  await comeAndGo(base, table.id, 100);
  const before = await weigh(child);
  const letGo = await stayHalfOpen(base, table.id, halfOpen);
  await talkRubbish(base, table.id, messages, randomFrom(4));
  await comeAndGo(base, table.id, connections);
  await meddle(table, base);
  letGo();
  const had = accepted();
  while (
    child.exitCode === null &&
    child.signalCode === null &&
    accepted() < had + 4 &&
    table.players.every(({ visitor }) => visitor.outcome === null)
  )
    await pause(20);
  await pause(300);
  const after = await weigh(child);
  clearInterval(goOn);
  return {
    isAlive: child.exitCode === null && child.signalCode === null,
    accepted: accepted(),
    faults: said(),
    grown: after.heap - before.heap,
    sockets: after.sockets,
  };
}

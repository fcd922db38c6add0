import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { appFor, listen, type RunningServer, type Seating, share } from '../src/index.ts';

const TOKEN = 'f00d';
const folder = mkdtempSync(join(tmpdir(), 'cardwright-shared-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open: RunningServer[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

/** Says everything back, and counts who is there. */
class Echo implements Seating {
  guests = 0;

  join(send: (message: object) => void): ReturnType<Seating['join']> {
    this.guests++;
    return {
      receive: (message) => send({ heard: message }),
      leave: () => {
        this.guests--;
      },
    };
  }
}

async function shared(seating: Seating): Promise<RunningServer> {
  const app = appFor(folder);
  share(app, seating, TOKEN);
  const served = await listen(app, { port: 0 });
  open.push(served);
  return served;
}

/** A socket that was let in. */
async function come(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/shared?token=${TOKEN}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return socket;
}

interface Coming {
  readonly token?: string;
  readonly origin?: string;
  readonly host?: string;
}

/** What a browser would be answered: 101 if it is let in. */
function answered(port: number, { token = TOKEN, ...headers }: Coming): Promise<number | undefined> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/shared?token=${token}`,
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    },
  });
  asked.end();
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => resolve(statusCode));
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
  });
}

const next = (socket: WebSocket, event: 'message' | 'close'): Promise<unknown> =>
  new Promise((resolve) => {
    socket.addEventListener(event, (heard) => resolve((heard as MessageEvent).data), { once: true });
  });

test('carries messages both ways, and notices who goes', async () => {
  const echo = new Echo();
  const { port } = await shared(echo);
  const socket = await come(port);
  expect(echo.guests).toBe(1);
  for (const [sent, heard] of [
    ['{"id":1}', '{"heard":{"id":1}}'],
    ['no JSON', '{"heard":null}'],
  ] as const) {
    socket.send(sent);
    expect(await next(socket, 'message')).toBe(heard);
  }
  socket.close();
  await next(socket, 'close');
  await expect.poll(() => echo.guests).toBe(0);
});

test.each<[string, (port: number) => Coming, number]>([
  ['our own page', (port) => ({ origin: `http://127.0.0.1:${port}` }), 101],
  ['our own page by another name', (port) => ({ origin: `http://localhost:${port}`, host: `localhost:${port}` }), 101],
  ['no page', () => ({}), 101],
  ['a wrong token', () => ({ token: 'f00e' }), 403],
  ['a longer token', () => ({ token: `${TOKEN}0` }), 403],
  ['no token', () => ({ token: '' }), 403],
  ['another page', () => ({ origin: 'https://example.com' }), 403],
  ['another page of this machine', () => ({ origin: 'http://127.0.0.1:1' }), 403],
  ['no address', () => ({ origin: 'null' }), 403],
  [
    'a name that was made to lead here',
    (port) => ({ origin: `http://example.com:${port}`, host: `example.com:${port}` }),
    403,
  ],
])('%s is answered', async (_, coming, status) => {
  const { port } = await shared(new Echo());
  expect(await answered(port, coming(port))).toBe(status);
});

test('closes, whoever is still there', async () => {
  const served = await shared(new Echo());
  const socket = await come(served.port);
  const gone = next(socket, 'close');
  await served.close();
  await gone;
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('the way to the table is no page', async () => {
  const { url } = await shared(new Echo());
  expect((await fetch(`${url}/shared?token=${TOKEN}`)).status).toBe(404);
});

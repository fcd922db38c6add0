import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Line, type LineState, WAITS } from '../src/host/line.ts';

let http: Server;
let sockets: WebSocketServer;
let open: WebSocket[] = [];
let line: Line | null = null;

async function serve(port = 0): Promise<number> {
  http = createServer();
  sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => {
    open.push(socket);
    socket.send('{"hello":1}');
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
}

const stop = (): void => {
  for (const socket of open.splice(0)) socket.terminate();
  sockets.close();
  http.close();
};

afterEach(() => {
  line?.close();
  stop();
});

test('a line that is lost is there again when the server is, and what is said goes through', async () => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} }); // as a worker has them
  const port = await serve();
  const states: LineState[] = [];
  const heard: unknown[] = [];
  line = new Line({
    url: `ws://127.0.0.1:${port}`,
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
  await vi.waitUntil(() => heard.length === 1, 20_000);
  stop();
  await vi.waitUntil(() => states.at(-1) === 'lost', 20_000);
  line.send({ type: 'lost' }); // nobody hears it, and nothing breaks
  await serve(port);
  await vi.waitUntil(() => heard.length === 2, 20_000);
  expect(states.at(-1)).toBe('open');
  const said = new Promise<string>((resolve) => open[0]?.on('message', (data: Buffer) => resolve(data.toString())));
  line.send({ type: 'there' });
  expect(await said).toBe('{"type":"there"}');
  line.close();
  await vi.waitUntil(() => sockets.clients.size === 0, 20_000);
  expect(states.filter((state) => state === 'open').length).toBe(2);
});

test('whoever comes back is back within two seconds of the network', () => {
  expect(Math.max(...WAITS)).toBeLessThan(2000);
});

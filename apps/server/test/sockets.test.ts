import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Sockets } from '../src/online/sockets.ts';

test('whoever was gone before anybody knew who it is, is not kept; the others end with their session', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const come = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
    await once(socket, 'open');
    return socket;
  };
  const [gone, here] = [await come(), await come()];
  gone.terminate();
  await once(gone, 'close');
  const sockets = new Sockets({ onTold: () => undefined, tell: () => undefined });
  for (const socket of [gone, here]) sockets.add('ann', 'her session', socket);
  const closes = [gone, here].map((socket) => vi.spyOn(socket, 'close'));
  sockets.endSession('her session');
  expect(closes.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  here.terminate();
  server.close();
});

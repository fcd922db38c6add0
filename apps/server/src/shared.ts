import { timingSafeEqual } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where pages take their seats: each gets what is sent to it, and is heard. */
export interface Seating {
  join(send: (message: object) => void): { receive(message: unknown): void; leave(): void };
}

const HERE = new Set(['127.0.0.1', 'localhost']);
const LONGEST_MESSAGE = 1 << 16; // bytes
const LAST_WORDS = 300; //          ms a page gets to hear that it is over

/** Adds a way for pages to a table that somebody else runs: only for this machine, and for whoever knows the token. */
export function share(app: FastifyInstance, seating: Seating, token: string): void {
  app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE }, preClose: sayGoodbye });
  app.register(async (inner) => {
    const preValidation = async (request: FastifyRequest, reply: { code(status: number): { send(): unknown } }) =>
      isWelcome(request, token) ? undefined : reply.code(403).send();
    inner.get('/shared', { websocket: true, preValidation }, (socket) => seat(socket, seating));
  });
}

function seat(socket: WebSocket, seating: Seating): void {
  const guest = seating.join((message) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  });
  socket.on('message', (data: Buffer) => guest.receive(parsed(data.toString())));
  socket.on('close', () => guest.leave());
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Other pages in the same browser can reach this machine too: they are not ours, and do not know the token. */
function isWelcome({ headers, query }: FastifyRequest, token: string): boolean {
  const { host = '', origin } = headers;
  if (!HERE.has(host.replace(/:\d+$/, '')) || (origin !== undefined && origin !== `http://${host}`)) return false;
  const [given, wanted] = [Buffer.from(String((query as { token?: unknown }).token)), Buffer.from(token)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Closes what is open; a page that does not answer is not waited for. */
async function sayGoodbye(this: FastifyInstance): Promise<void> {
  const { websocketServer: server } = this;
  for (const page of server.clients) page.close(1001);
  const patience = setTimeout(() => {
    for (const page of server.clients) page.terminate();
  }, LAST_WORDS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(patience);
}

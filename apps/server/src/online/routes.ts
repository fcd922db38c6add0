import { BadInputError, formatRecord } from '@cardwright/engine';
import { tableSetup } from '@cardwright/online';
import { listingOf } from '@cardwright/registry';
import cookie from '@fastify/cookie';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResultStore } from '../storage/result-store.ts';
import type { Person } from '../storage/storage.ts';
import { Bucket, Buckets } from './limits.ts';
import type { OnlineTable } from './online-table.ts';
import { servePeople } from './people-routes.ts';
import type { People } from './person.ts';
import { RefusedError } from './refused.ts';
import { Sockets } from './sockets.ts';
import type { Tables } from './tables.ts';

const COOKIE = 'cardwright';
const A_YEAR = 365 * 24 * 3600; // seconds
const LONGEST_MESSAGE = 1 << 16; // bytes
const MOST_BEHIND = 1 << 20; //     bytes a socket may be behind before it is given up
const PING = 25_000; //             ms

/** What the routes serve. */
export interface Online {
  readonly tables: Tables;
  readonly people: People;
  readonly results: ResultStore;
}

const refuse = (reply: FastifyReply, status: number, why: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ problem: why });

/** Pages of other sites may not speak in somebody's name. */
const isOwnOrigin = ({ headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true; // no browser
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Adds people, tables and sockets to a server. */
export function serveOnline(app: FastifyInstance, { tables, people, results }: Online): void {
  const calls = new Buckets(() => new Bucket(60, 10)); //     of an address
  const arrivals = new Buckets(() => new Bucket(120, 20)); // sockets of an address
  const sockets = new Sockets();
  app.register(cookie);
  app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });

  const secretOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

  /** Whoever asks; somebody new is greeted, and can be recognised from now on. */
  const whoAsks = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
    const known = await people.find(secretOf(request));
    if (known !== null) return known;
    const { person, secret } = await people.greet();
    remember(secret, request, reply);
    return person;
  };
  const remember = (secret: string, request: FastifyRequest, reply: FastifyReply): void => {
    const secure = request.headers['x-forwarded-proto'] === 'https';
    reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: A_YEAR });
  };
  const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isOwnOrigin(request)) return refuse(reply, 403, 'this comes from another site');
      if (!calls.take(request.ip)) return refuse(reply, 429, 'too many requests; try again in a moment');
    });
    api.setErrorHandler((error, _, reply) => {
      if (error instanceof RefusedError) return refuse(reply, error.status, error.message);
      if (error instanceof BadInputError) return refuse(reply, 400, error.message);
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode < 500) return refuse(reply, statusCode, (error as Error).message);
      api.log.error(error);
      return refuse(reply, 500, 'something went wrong here; it is written down');
    });

    servePeople(api, people, results, sockets, { secretOf, whoAsks, remember, forget });
    api.get('/api/tables', async (request) => {
      const { game } = request.query as { game?: unknown };
      return { tables: tables.lobby(typeof game === 'string' ? game : null) };
    });
    api.post('/api/tables', async (request, reply) => {
      const read = tableSetup.safeParse(request.body);
      if (!read.success) throw new BadInputError('that is no set-up of a table; docs/protocol.md shows one');
      if (listingOf(read.data.game) === undefined) throw new BadInputError(`there is no game ${read.data.game}`);
      const table = await tables.make(await whoAsks(request, reply), read.data);
      return reply.code(201).send({ id: table.id });
    });
    api.post('/api/quick', async (request, reply) => {
      const { game } = (request.body ?? {}) as { game?: unknown };
      if (typeof game !== 'string') throw new BadInputError('which game? say {"game": "…"}');
      const table = await tables.quick(await whoAsks(request, reply), game);
      return { id: table.id };
    });
    api.get('/api/tables/:id/record', async (request, reply) => {
      const table = await tables.find((request.params as { id: string }).id);
      const record = (await table?.record()) ?? null;
      if (record === null) return refuse(reply, 404, 'there is no game here that is over');
      return reply.type('text/plain; charset=utf-8').send(formatRecord(record));
    });
    api.get(
      '/api/tables/:id/socket',
      { websocket: true, preValidation: mayEnter(tables, arrivals) },
      async (socket, request) => {
        const { table, since, secret } = request.entering as Entering;
        const holder = secret === null ? undefined : table.holderOf(secret);
        const person = holder === undefined ? await people.find(secretOf(request)) : await tables.personOf(holder);
        if (person === null) return socket.close(4401, 'ask /api/me first');
        if (holder === undefined) sockets.add(person.id, secretOf(request) ?? '', socket);
        await converse(socket, table, person, since);
      },
    );
  });
}

interface Entering {
  readonly table: OnlineTable;
  readonly since: number | null;
  readonly secret: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    entering?: Entering;
  }
}

/** Refuses a socket before it is one. */
const mayEnter =
  (tables: Tables, arrivals: Buckets) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOwnOrigin(request)) return refuse(reply, 403, 'this comes from another site');
    if (!arrivals.take(request.ip)) return refuse(reply, 429, 'too many connections; try again in a moment');
    const { since, seat } = request.query as { since?: unknown; seat?: unknown };
    const table = await tables.find((request.params as { id: string }).id);
    if (table === null) return refuse(reply, 404, 'there is no such table');
    const n = typeof since === 'string' && /^\d{1,9}$/.test(since) ? Number(since) : null;
    request.entering = { table, since: n, secret: typeof seat === 'string' ? seat : null };
    return undefined;
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Carries what is said between a socket and a table, as long as both are there. */
async function converse(socket: WebSocket, table: OnlineTable, person: Person, since: number | null): Promise<void> {
  const words = new Bucket(60, 40); // messages
  const early: unknown[] = []; //      what came before somebody had a place
  let isAlive = true;
  let receive = (message: unknown): void => void early.push(message);
  socket.on('message', (data: Buffer) => {
    if (words.take()) receive(parsed(data.toString()));
    else socket.send('{"type":"denied","code":"too-fast"}');
  });
  const send = (message: object): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BEHIND) return socket.terminate(); // it will come back
    socket.send(JSON.stringify(message));
  };
  const { leave, receive: hear } = await table.join(person, send, since);
  receive = hear;
  for (const message of early) hear(message);
  socket.on('pong', () => {
    isAlive = true;
  });
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING);
  const gone = (): void => {
    clearInterval(pinging);
    leave();
  };
  if (socket.readyState === socket.CLOSED) gone();
  else socket.on('close', gone);
}

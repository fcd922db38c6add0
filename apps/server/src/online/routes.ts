import type { ServerResponse } from 'node:http';
import { BadInputError, formatRecord } from '@cardwright/engine';
import { tableSetup } from '@cardwright/online';
import { listingOf } from '@cardwright/registry';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cluster } from '../cluster/cluster.ts';
import type { Person, Storage, StoredTable } from '../storage/storage.ts';
import { Bucket, Buckets } from './limits.ts';
import type { Lines } from './lines.ts';
import type { Member } from './members.ts';
import { servePeople } from './people-routes.ts';
import { digestOf, type People } from './person.ts';
import { RefusedError, refusalOf, refuse, refuseFor } from './refused.ts';
import { Sockets } from './sockets.ts';
import { finishedRecord } from './stored-record.ts';
import type { Tables } from './tables.ts';

const COOKIE = 'cardwright';
const A_YEAR = 365 * 24 * 3600; // seconds
const LONGEST_MESSAGE = 1 << 16; // bytes

/** What the routes serve. */
export interface Online {
  readonly house: Cluster;
  readonly tables: Tables;
  readonly people: People;
  readonly storage: Storage;
  readonly lines: Lines;
  readonly settled: () => Promise<void>; //  when everything that was heard is written
  readonly rate: number; //                  requests a second that an address may make
}

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
export function serveOnline(app: FastifyInstance, online: Online): void {
  const { house, tables, people, storage, lines, settled, rate } = online;
  const calls = new Buckets(() => new Bucket(6 * rate, rate)); //           of an address
  const arrivals = new Buckets(() => new Bucket(12 * rate, 2 * rate)); //   sockets of an address
  const sockets = new Sockets(house);
  app.register(cookie);
  app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    preClose: () => lines.drain(settled),
  });

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
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: A_YEAR });
  };
  const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isOwnOrigin(request)) return refuseFor(reply, 403, 'other-site');
      if (!calls.take(request.ip)) return refuseFor(reply, 429, 'too-many-requests');
    });
    api.setErrorHandler((error, request, reply) => {
      const { status, problem, why } = refusalOf(error);
      if (status !== 500) return refuse(reply, status, problem, why);
      request.log.error({ err: error }, 'a request failed');
      return refuseFor(reply, 500, 'broken');
    });

    servePeople(api, people, storage.results, sockets, { secretOf, whoAsks, remember, forget });
    api.get('/api/tables', async (request) => {
      const { game } = request.query as { game?: unknown };
      return { tables: house.lobby(typeof game === 'string' ? game : null), playing: house.playing() };
    });
    api.post('/api/tables', async (request, reply) => {
      const read = tableSetup.safeParse(request.body);
      if (!read.success) throw new RefusedError(400, 'no-setup');
      if (listingOf(read.data.game) === undefined) throw new RefusedError(400, 'no-game', { game: read.data.game });
      const id = await house.make(await whoAsks(request, reply), read.data);
      return reply.code(201).send({ id });
    });
    api.post('/api/quick', async (request, reply) => {
      const { game } = (request.body ?? {}) as { game?: unknown };
      if (typeof game !== 'string') throw new BadInputError('which game? say {"game": "…"}');
      return { id: await house.quick(await whoAsks(request, reply), game) };
    });
    api.get('/api/tables/:id/record', async (request, reply) => {
      const record = await finishedRecord((request.params as { id: string }).id, storage);
      if (record === null) return refuseFor(reply, 404, 'no-finished-game');
      return reply.type('text/plain; charset=utf-8').send(formatRecord(record));
    });
    api.get(
      '/api/tables/:id/socket',
      { websocket: true, preValidation: mayEnter(storage, arrivals) },
      (socket, request) => {
        const { table, since, secret, answer } = request.entering as Entering;
        answer.detachSocket(request.raw.socket); // it would keep the whole request as long as the socket is open
        request.log.info({ route: request.routeOptions.url, from: request.ip }, 'connected');
        const members = JSON.parse(table.members) as Member[];
        const holder = secret === null ? undefined : members.find((member) => member.secret === secret);
        const comes = (person: Person | null): Person | null => {
          if (person !== null) sockets.add(person.id, digestOf(secretOf(request) ?? ''), socket);
          return person;
        };
        const who = holder === undefined ? people.find(secretOf(request)).then(comes) : tables.personOf(holder);
        return lines.carry(socket, who, (coming) => house.visit({ ...coming, table: table.id, since }));
      },
    );
  });
}

interface Entering {
  readonly table: StoredTable;
  readonly since: number | null;
  readonly secret: string | null;
  readonly answer: ServerResponse; // that is none: the socket is
}

declare module 'fastify' {
  interface FastifyRequest {
    entering?: Entering;
  }
}

/** Refuses a socket before it is one. */
const mayEnter =
  (storage: Storage, arrivals: Buckets) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOwnOrigin(request)) return refuseFor(reply, 403, 'other-site');
    if (!arrivals.take(request.ip)) return refuseFor(reply, 429, 'too-many-connections');
    const { since, seat } = request.query as { since?: unknown; seat?: unknown };
    const table = await storage.table((request.params as { id: string }).id);
    if (table === null) return refuseFor(reply, 404, 'no-table');
    const n = typeof since === 'string' && /^\d{1,15}$/.test(since) ? Number(since) : null;
    request.entering = { table, since: n, secret: typeof seat === 'string' ? seat : null, answer: reply.raw };
    return undefined;
  };

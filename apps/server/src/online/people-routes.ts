import { BadInputError } from '@cardwright/engine';
import type { Me } from '@cardwright/online';
import { GAMES, listingOf } from '@cardwright/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResultStore } from '../storage/result-store.ts';
import type { Person } from '../storage/storage.ts';
import { ladderFor } from './ladder.ts';
import { Bucket, Buckets } from './limits.ts';
import { digestOf, type People } from './person.ts';
import { profileOf } from './profile.ts';
import { RefusedError } from './refused.ts';
import type { Sockets } from './sockets.ts';

/** Who asks, and how they are recognised. */
export interface Recognition {
  secretOf(request: FastifyRequest): string | undefined;
  whoAsks(request: FastifyRequest, reply: FastifyReply): Promise<Person>;
  remember(secret: string, request: FastifyRequest, reply: FastifyReply): void;
  forget(reply: FastifyReply): void;
}

const meOf = ({ name, password }: Person): Me => ({ name, isKept: password !== null });

/** Fields of a body, which have to be text. */
function textsOf<K extends string>(body: unknown, ...names: readonly K[]): Record<K, string> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (names.some((name) => typeof given[name] !== 'string'))
    throw new BadInputError(`say {${names.map((name) => `"${name}": "…"`).join(', ')}}`);
  return given as Record<K, string>;
}

/** Adds names, accounts, profiles and ladders to a server. */
export function servePeople(
  api: FastifyInstance,
  people: People,
  results: ResultStore,
  sockets: Sockets,
  { secretOf, whoAsks, remember, forget }: Recognition,
): void {
  const tries = new Buckets(() => new Bucket(5, 1 / 30)); //    for one name from one address
  const logins = new Buckets(() => new Bucket(20, 1 / 10)); // from one address, whatever the name

  api.get('/api/me', async (request, reply) => meOf(await whoAsks(request, reply)));
  api.post('/api/me', async (request, reply) => {
    const { name } = textsOf(request.body, 'name');
    return meOf(await people.rename(await whoAsks(request, reply), name));
  });
  api.post('/api/account', async (request, reply) => {
    const { password } = textsOf(request.body, 'password');
    if (!logins.take(request.ip)) throw new RefusedError(429, 'too-many-passwords');
    return meOf(await people.keepName(await whoAsks(request, reply), password));
  });
  api.post('/api/login', async (request, reply) => {
    const { name, password } = textsOf(request.body, 'name', 'password');
    const key = `${request.ip} ${name.slice(0, 100).toLowerCase()}`;
    if (!logins.take(request.ip) || !tries.take(key)) throw new RefusedError(429, 'too-many-tries');
    const { person, secret } = await people.logIn(name, password);
    const before = secretOf(request);
    if (before !== undefined) await endSession(before);
    remember(secret, request, reply);
    return meOf(person);
  });
  api.post('/api/logout', async (request, reply) => {
    const { everywhere } = (request.body ?? {}) as { everywhere?: unknown };
    const secret = secretOf(request);
    const person = await people.find(secret);
    forget(reply);
    if (secret === undefined || person === null) return {};
    if (everywhere === true) {
      await people.logOutEverywhere(person);
      sockets.endAllOf(person.id);
    } else await endSession(secret);
    return {};
  });

  const endSession = async (secret: string): Promise<void> => {
    await people.logOut(secret);
    sockets.endSession(digestOf(secret));
  };

  api.get('/api/ladder', async (request) => {
    const { game } = request.query as { game?: unknown };
    if (typeof game !== 'string' || listingOf(game) === undefined)
      throw new BadInputError(`which game? say ?game= and one of ${GAMES.map(({ id }) => id).join(', ')}`);
    return ladderFor(game, await people.find(secretOf(request)), results);
  });
  api.get('/api/people/:name', async (request) => {
    const { name } = request.params as { name: string };
    const asks = await people.find(secretOf(request));
    const isOwn = asks !== null && people.isNamed(asks, name);
    const person = isOwn ? asks : await people.named(name);
    if (person === null) throw new RefusedError(404, 'no-person');
    return profileOf(person, isOwn, results);
  });
}

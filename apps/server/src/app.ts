import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import { type Logging, loggerFor, logRequests } from './log.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Everything under assets/ has a hash in its name. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(path);

/** The page runs its own files and no others, talks to this server only, and is shown in no other page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer says, whatever it is. */
const ALWAYS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY', // for those that do not know frame-ancestors
  'referrer-policy': 'no-referrer', // an address may hold the token of a shared game
} as const;

const NO_REQUEST = [
  'HTTP/1.1 400 Bad Request',
  ...Object.entries(ALWAYS).map((header) => header.join(': ')),
  'connection: close',
  'content-length: 0',
  '\r\n',
].join('\r\n');

const refuse = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .headers(ALWAYS)
    .code(404)
    .type('text/plain; charset=utf-8')
    .send(`there is nothing at ${url}; the table is at /\n`);

/** A server without tables says so when a page asks who its visitor is: that is no fault. */
const noTables = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.method === 'GET' && request.url === '/api/me' ? reply.code(204).send() : refuse(request, reply);

/** What stands around a server. */
export interface AppOptions {
  readonly log?: Logging; //              nothing is written down unless wanted
  readonly proxies?: readonly string[]; // whose word is taken for where a request comes from
}

/** Serves a built page; not listening yet, so that more can be added to it. */
export function appFor(folder: string, { log, proxies = [] }: AppOptions = {}): FastifyInstance {
  const app = fastify({
    logger: log === undefined ? false : loggerFor(log),
    logController: new LogController({ disableRequestLogging: true }), // it writes whole addresses, and some hold secrets
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    forceCloseConnections: true,
    frameworkErrors: (_, request, reply) => refuse(request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (_, socket) => void (socket.writable ? socket.end(NO_REQUEST) : socket.destroy()),
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(ALWAYS));
  if (log !== undefined) logRequests(app);
  app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true, // where the build has made them
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN);
    },
  });
  app.setNotFoundHandler(noTables);
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500) return reply.code(statusCode).type('text/plain; charset=utf-8').send(`${message}\n`);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('something went wrong here; it is written down\n');
  });
  return app;
}

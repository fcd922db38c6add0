import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Everything under assets/ has a hash in its name. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(path);

/** Serves a built page; not listening yet, so that more can be added to it. */
export function appFor(folder: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send(`there is nothing at ${request.url}; the table is at /\n`),
  );
  return app;
}

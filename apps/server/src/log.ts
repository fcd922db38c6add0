import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How much is written down, and where. */
export interface Logging {
  readonly level: LogLevel;
  readonly stream?: { write(line: string): unknown };
}

/** An error as it may be written down. What rules say of a fault may name cards; what a system says does not. */
function plainError(error: unknown): { type: string; code?: string; message?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '' } = error;
  const { code } = error as { code?: unknown };
  const at = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { type: name, ...(typeof code === 'string' ? { code, message } : {}), stack: at };
}

/** Lines of JSON without hands, seeds, tokens, seat links or cookies. */
export const loggerFor = ({
  level,
  stream = process.stderr,
}: Logging): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  base: null,
  redact: { paths: ['path', 'url', 'req', 'res'], remove: true }, // what others write of a request
  serializers: { err: plainError } as never,
});

/** A line for every request: which kind of address it was for, never the address itself. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions, ip } = request;
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms, from: ip }, 'answered');
  });
}

/** Enough of a table's id to find it where it is kept, too little to come in by. */
export const mentionOf = (id: string): string => `${id.slice(0, 4)}…`;

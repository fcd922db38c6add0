import type { FastifyInstance } from 'fastify';
import { CutOffError } from './cluster/membership.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_FOR = ['here', 'all', 'nobody'] as const;
/** Who may read the figures of a server: this machine, everybody, nobody. */
export type MetricsFor = (typeof METRICS_FOR)[number];

const PATIENCE = 2_000; // ms the storage may take to answer
const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface OperatorOptions {
  readonly metrics: Metrics;
  readonly metricsFor: MetricsFor;
  readonly check: () => Promise<void>; // fails unless the storage answers
}

/** Adds what an operator asks a server: whether it is ready, and its figures. */
export function serveOperator(app: FastifyInstance, { metrics, metricsFor, check }: OperatorOptions): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await inTime(check());
      return { status: 'ready' };
    } catch (error) {
      const status = error instanceof CutOffError ? error.message : 'the storage does not answer';
      request.log.error({ err: error }, status);
      return reply.code(503).send({ status });
    }
  });
  if (metricsFor === 'nobody') return;
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'here' && !HERE.has(request.ip)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text());
  });
}

async function inTime(act: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes too long')), PATIENCE);
  });
  await Promise.race([act, late]).finally(() => clearTimeout(timer));
}

import type { Clock, TablePolicy } from '@cardwright/host';
import type { FastifyInstance } from 'fastify';
import { appFor, type Surroundings } from '../app.ts';
import { mentionOf } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { type MetricsFor, serveOperator } from '../operator.ts';
import { type Listening, listen, type Served } from '../serve.ts';
import { Storage } from '../storage/storage.ts';
import { anchorBots } from './ladder.ts';
import { Lines } from './lines.ts';
import { serveLinks } from './links.ts';
import { People } from './person.ts';
import { serveOnline } from './routes.ts';
import { Tables } from './tables.ts';

/** Requests a second that an address may make, where nobody says otherwise. */
export const USUAL_RATE = 10;

export interface OnlineServing extends Listening, Surroundings {
  readonly folder: string; // the built page
  readonly data: string; // where everything is kept: a file, or postgres://…
  readonly rate?: number;
  readonly metricsFor?: MetricsFor;
  readonly policy?: Partial<TablePolicy>;
  readonly clock?: Clock;
  readonly secret?: () => string; // of each deal; absent: one nobody can foresee
}

/** A server that is not listening yet. */
interface Assembled {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly tables: Tables;
}

/** Puts a server together. */
export async function assemble(serving: Omit<OnlineServing, keyof Listening>): Promise<Assembled> {
  const { folder, data, policy = {}, rate = USUAL_RATE, metricsFor = 'here', log, proxies, clock, secret } = serving;
  const storage = await Storage.open(data);
  const app = appFor(folder, { ...(log && { log }), ...(proxies && { proxies }) });
  const tables = new Tables(storage, {
    policy,
    ...(clock && { clock }),
    ...(secret && { secret }),
    onFault: (table, error) => app.log.error({ table: mentionOf(table), err: error }, 'a table failed'),
  });
  await tables.resume();
  await anchorBots(storage.results);
  const metrics = new Metrics();
  const lines = new Lines(metrics);
  metrics.watch({ tables, lines, storage });
  serveOperator(app, { metrics, metricsFor, check: () => storage.check() });
  const people = new People(storage.people);
  serveOnline(app, { tables, people, results: storage.results, lines, rate, settled: () => storage.settled() });
  serveLinks(app, tables);
  app.addHook('onClose', async () => {
    await tables.close();
    await storage.close();
    metrics.close();
  });
  return { app, storage, tables };
}

/** A server at which people play together. */
export async function serveTables({ port, host, onReady, ...serving }: OnlineServing): Promise<Served> {
  const { app } = await assemble(serving);
  return listen(app, { ...(port !== undefined && { port }), ...(host && { host }), ...(onReady && { onReady }) });
}

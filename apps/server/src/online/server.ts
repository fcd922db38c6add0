import type { Clock, TablePolicy } from '@cardwright/host';
import type { FastifyInstance } from 'fastify';
import { appFor, type Surroundings } from '../app.ts';
import { nobodyElse } from '../cluster/exchange.ts';
import { House } from '../cluster/house.ts';
import { LeasedMembership } from '../cluster/leased-membership.ts';
import { alone, CutOffError, newAddress } from '../cluster/membership.ts';
import { NatsExchange } from '../cluster/nats-exchange.ts';
import { Peers } from '../cluster/peers.ts';
import { collectSeldom } from '../collecting.ts';
import { mentionOf } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { type MetricsFor, serveOperator } from '../operator.ts';
import { type Listening, listen, type Served } from '../serve.ts';
import { FencedError } from '../storage/fenced.ts';
import { Storage } from '../storage/storage.ts';
import { FOR_EVER, Housekeeping, type Keeping } from './housekeeping.ts';
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
  readonly nats?: string; // nats://…: through which server processes that share the data speak to each other
  readonly lease?: number; // ms without a sign of life until others of them may take this one's tables
  readonly rate?: number;
  readonly keeping?: Keeping; // absent: everything, for ever
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
  const {
    folder,
    data,
    nats,
    lease,
    policy = {},
    rate = USUAL_RATE,
    keeping = FOR_EVER,
    metricsFor = 'here',
    log,
    proxies,
    clock,
    secret,
  } = serving;
  const storage = await Storage.open(data);
  const exchange = nats === undefined ? nobodyElse : await NatsExchange.open(nats);
  const peers = new Peers(exchange, newAddress());
  const membership =
    nats === undefined ? alone(storage) : await LeasedMembership.begin(storage.leases, exchange, peers.address, lease);
  const app = appFor(folder, { ...(log && { log }), ...(proxies && { proxies }) });
  const onFault = (table: string, error: unknown): void => {
    if (error instanceof FencedError && error.cause === undefined) return; // it has been let go of
    app.log.error({ table: mentionOf(table), err: error }, 'a table failed');
  };
  const tables = new Tables(
    storage,
    { policy, ...(clock && { clock }), ...(secret && { secret }), onFault },
    membership,
  );
  membership.onLapse(() => app.log.warn('no sign of life came in time: others may have the tables of this process'));
  tables.onTaken(({ id, fence }) => app.log.info({ table: mentionOf(id), fence }, 'a table was taken'));
  const house = new House(storage, tables, membership, peers, onFault);
  if (nats === undefined) await tables.resume(); // where there are others, a table is taken when somebody comes to it
  await anchorBots(storage.results);
  const only = nats === undefined ? tables.process : null;
  const housekeeping = new Housekeeping(storage, tables, keeping, only, (error) =>
    app.log.error({ err: error }, 'what is old could not be removed'),
  );
  const metrics = new Metrics();
  const lines = new Lines(metrics);
  metrics.watch({ tables, lines, storage });
  const check = async (): Promise<void> => {
    await storage.check();
    if (!membership.holds()) throw new CutOffError();
  };
  serveOperator(app, { metrics, metricsFor, check });
  const people = new People(storage.people);
  serveOnline(app, { house, tables, people, storage, lines, rate });
  serveLinks(app, storage);
  app.addHook('onClose', async () => {
    await housekeeping.close();
    await tables.close();
    await exchange.close();
    await storage.close();
    metrics.close();
  });
  return { app, storage, tables };
}

/** A server at which people play together. */
export async function serveTables({ port, host, onReady, ...serving }: OnlineServing): Promise<Served> {
  collectSeldom();
  const { app } = await assemble(serving);
  return listen(app, { ...(port !== undefined && { port }), ...(host && { host }), ...(onReady && { onReady }) });
}

import { availableParallelism } from 'node:os';
import type { Clock, TablePolicy } from '@cardwright/host';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, appFor } from '../app.ts';
import { Cluster } from '../cluster/cluster.ts';
import { type Exchange, nobodyElse } from '../cluster/exchange.ts';
import { LeasedMembership } from '../cluster/leased-membership.ts';
import { alone, CutOffError, gatewayTo, type Membership, nameOf, newAddress } from '../cluster/membership.ts';
import { NatsExchange } from '../cluster/nats-exchange.ts';
import { Peers } from '../cluster/peers.ts';
import { Questions } from '../cluster/questions.ts';
import { collectSeldom } from '../collecting.ts';
import { mentionOf } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { type MetricsFor, serveOperator } from '../operator.ts';
import { type ListenOptions, listen, type RunningServer } from '../serve.ts';
import { FencedError } from '../storage/fenced.ts';
import { Storage } from '../storage/storage.ts';
import { readFault } from '../threads/fault.ts';
import { TableThreads, type Tally } from '../threads/table-threads.ts';
import { ThinkTank } from '../threads/think-tank.ts';
import { FOR_EVER, Housekeeping, type RetentionPeriods } from './housekeeping.ts';
import { anchorBots } from './ladder.ts';
import { Lines } from './lines.ts';
import { serveLinks } from './links.ts';
import { People } from './person.ts';
import { serveOnline } from './routes.ts';
import { Tables } from './tables.ts';

const MOST_CORES = 4; // with more, they would wait for each other to write to the file

/** Threads that have the tables, where nobody says otherwise: on one core there is nothing to be gained. */
export const coresToUse = (cores = availableParallelism()): number => (cores > 1 ? Math.min(cores, MOST_CORES) : 0);

/** Requests a second that an address may make, where nobody says otherwise. */
export const USUAL_RATE = 10;

export interface OnlineServeOptions extends ListenOptions, AppOptions {
  readonly folder: string; // the built page
  readonly data: string; // where everything is kept: a file, or postgres://…
  readonly nats?: string; // nats://…: through which server processes that share the data speak to each other
  readonly threads?: number; // that have the tables, besides the one that people come to; absent: there is only that
  readonly lease?: number; // ms without a sign of life until others of them may take this one's tables
  readonly rate?: number;
  readonly keeping?: RetentionPeriods; // absent: everything, for ever
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
  /** Bytes in use in the threads that have its tables, once everything is let go of that is not needed. */
  memory(): Promise<number>;
}

/** What a server process has to do with others: nothing, unless there are some, or threads that have its tables. */
interface Company {
  readonly exchange: Exchange;
  readonly peers: Peers;
  readonly membership: Membership;
  readonly threads: TableThreads | null;
}

async function companyOf(
  { data, nats, lease, threads: count = 0, policy = {}, clock, secret }: Omit<OnlineServeOptions, keyof ListenOptions>,
  storage: Storage,
): Promise<Company> {
  const address = newAddress();
  if (nats !== undefined) {
    const exchange = await NatsExchange.open(nats);
    const membership = await LeasedMembership.begin(storage.leases, exchange, address, lease);
    return { exchange, peers: new Peers(exchange, address), membership, threads: null };
  }
  if (count === 0)
    return { exchange: nobodyElse, peers: new Peers(nobodyElse, address), membership: alone(storage), threads: null };
  if (clock !== undefined || secret !== undefined) throw new Error('a clock or a secret of its own is for one thread');
  const threads = new TableThreads(count, { gateway: address, data, policy });
  const membership = gatewayTo(address, threads.homes);
  return { exchange: threads, peers: new Peers(threads, address), membership, threads };
}

/** Puts a server together. */
export async function assemble(serving: Omit<OnlineServeOptions, keyof ListenOptions>): Promise<Assembled> {
  const {
    folder,
    data,
    nats,
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
  const { exchange, membership, peers, threads } = await companyOf(serving, storage);
  const questions = new Questions(peers);
  const thinkTank = new ThinkTank(Math.max(1, availableParallelism() - 1));
  const app = appFor(folder, { ...(log && { log }), ...(proxies && { proxies }) });
  const onFault = (table: string, error: unknown): void => {
    if (error instanceof FencedError && error.cause === undefined) return; // it has been let go of
    app.log.error({ table: mentionOf(table), err: error }, 'a table failed');
  };
  peers.on('fault', (_, { name, text }) => onFault(name, readFault(text)));
  const tables = new Tables(
    storage,
    { policy, ...(clock && { clock }), ...(secret && { secret }), elsewhere: thinkTank, onFault },
    membership,
  );
  membership.onLapse(() => app.log.warn('no sign of life came in time: others may have the tables of this process'));
  tables.onTaken(({ id, fence }) => app.log.info({ table: mentionOf(id), fence }, 'a table was taken'));
  const house = new Cluster(storage, tables, membership, peers, questions, onFault);
  const isOnly = nats === undefined;
  if (isOnly && threads === null) await tables.resume(); // where there are others, a table is taken when somebody comes to it
  await anchorBots(storage.results);
  const only = isOnly ? [membership.process, ...membership.homes.map((each) => nameOf(each, 1))] : null;
  const housekeeping = new Housekeeping(storage, tables, keeping, only, (error) =>
    app.log.error({ err: error }, 'what is old could not be removed'),
  );
  const metrics = new Metrics();
  const lines = new Lines(metrics);
  const tallies = async (isExact = false): Promise<Tally[]> => [
    { census: tables.census(), kept: storage.kept, memory: 0 },
    ...((await threads?.tallies(questions, isExact)) ?? []),
  ];
  metrics.watch({ tallies, lines });
  const check = async (): Promise<void> => {
    await storage.check();
    if (!membership.holds()) throw new CutOffError();
  };
  serveOperator(app, { metrics, metricsFor, check });
  const people = new People(storage.people);
  const settled = async (): Promise<void> => {
    await storage.settled();
    await threads?.askEach(questions, 'settle');
  };
  serveOnline(app, { house, tables, people, storage, lines, settled, rate });
  serveLinks(app, storage);
  app.addHook('onClose', async () => {
    await housekeeping.close();
    await tables.close();
    await threads?.askEach(questions, 'end');
    await thinkTank.close();
    await exchange.close();
    await storage.close();
    metrics.close();
  });
  const memory = async (): Promise<number> => (await tallies(true)).reduce((sum, each) => sum + each.memory, 0);
  return { app, storage, tables, memory };
}

/** A server at which people play together. */
export interface ServedTables extends RunningServer {
  readonly memory: Assembled['memory'];
}

export async function serveTables({ port, host, onReady, ...serving }: OnlineServeOptions): Promise<ServedTables> {
  collectSeldom();
  const { app, memory } = await assemble(serving);
  const where = { ...(port !== undefined && { port }), ...(host && { host }), ...(onReady && { onReady }) };
  return { ...(await listen(app, where)), memory };
}

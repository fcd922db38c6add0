// A thread that has tables. People come to the main thread, which carries what is said.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Cluster } from '../cluster/cluster.ts';
import { homed, homeOf } from '../cluster/membership.ts';
import { Peers } from '../cluster/peers.ts';
import { Questions } from '../cluster/questions.ts';
import { FOR_EVER, Housekeeping } from '../online/housekeeping.ts';
import { newSecret } from '../online/person.ts';
import { Tables } from '../online/tables.ts';
import { FencedError } from '../storage/fenced.ts';
import { Storage } from '../storage/storage.ts';
import { writeFault } from './fault.ts';
import { portExchange } from './port-exchange.ts';
import type { Tally, ThreadNeeds } from './table-threads.ts';
import { ThinkTank } from './think-tank.ts';

const { address, gateway, homes, data, policy } = workerData as ThreadNeeds;
const storage = await Storage.open(data);
const peers = new Peers(portExchange(parentPort as MessagePort), address);
const questions = new Questions(peers);
const membership = homed(storage, address, gateway);
const thinkTank = new ThinkTank(1);

const onFault = (table: string, error: unknown): void => {
  if (error instanceof FencedError && error.cause === undefined) return; // it has been let go of
  peers.say(gateway, 'fault', table, writeFault(error));
};

/** One of an own table: whoever hears it knows where the table is. */
function newId(): string {
  for (;;) {
    const id = newSecret(9);
    if (homeOf(id, homes) === address) return id;
  }
}

const tables = new Tables(storage, { policy, onFault, newId, elsewhere: thinkTank }, membership);
void new Cluster(storage, tables, membership, peers, questions, onFault);
const housekeeping = new Housekeeping(storage, tables, FOR_EVER, [], (error) => onFault('', error));

const tally = (): Promise<string> => {
  const { heapUsed, external } = process.memoryUsage();
  const now: Tally = { census: tables.census(), kept: storage.kept, memory: heapUsed + external };
  return Promise.resolve(JSON.stringify(now));
};
questions.on('tally', tally);
questions.on('exact-tally', () => {
  globalThis.gc?.();
  return tally();
});
questions.on('settle', async () => {
  await storage.settled();
  return '';
});
questions.on('end', async () => {
  await housekeeping.close();
  await tables.close();
  await thinkTank.close();
  await storage.close();
  return '';
});

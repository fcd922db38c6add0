// `npm run load:crossing`: what it costs to say something from one server process to another through NATS.
import { NatsExchange } from '../../apps/server/src/cluster/nats-exchange.ts';
import { Peers } from '../../apps/server/src/cluster/peers.ts';
import { startNats } from '../../apps/server/test/nats.ts';
import { Latencies } from './latencies.ts';
import { cpuOf } from './several-servers.ts';

const COUNT = 200_000; //   messages
const AT_ONCE = 200; //     on the way at the same time
const TURNS = 2_000; //     there and back, one after the other
const TOLD = JSON.stringify({ type: 'told', n: 1234, viewer: 1, patch: 'x'.repeat(200) }); // as long as they are on average

const nats = await startNats();
const [here, there] = [await NatsExchange.open(nats.url), await NatsExchange.open(nats.url)];
const [one, other] = [new Peers(here, 'one'), new Peers(there, 'other')];

/** Says many things at the same time, and waits until all were heard. */
async function pour(count: number): Promise<void> {
  let [said, heard] = [0, 0];
  const { promise, resolve } = Promise.withResolvers<void>();
  const say = (): void => {
    for (; said < count && said - heard < AT_ONCE; said++) one.say('other', 'said', 'one 17', TOLD);
  };
  other.on('said', () => {
    heard++;
    if (heard === count) resolve();
    else if (said - heard < AT_ONCE / 2) say();
  });
  say();
  await promise;
}

await pour(COUNT / 4); // warm
const [before, natsBefore] = [process.cpuUsage(), cpuOf(nats.pid)];
await pour(COUNT);
const { user, system } = process.cpuUsage(before);
const natsCpu = cpuOf(nats.pid) - natsBefore;

const latencies = new Latencies();
for (let i = 0; i < TURNS; i++) {
  const began = performance.now();
  await new Promise<void>((resolve) => {
    other.on('hear', () => other.say('one', 'said'));
    one.on('said', () => resolve());
    one.say('other', 'hear');
  });
  latencies.add(performance.now() - began);
}
const round = (number: number): number => Math.round(number * 10) / 10;
console.log(
  `${COUNT} messages of ${TOLD.length} characters: ${round((user + system) / COUNT)} µs of CPU each in both processes together, ` +
    `${round((natsCpu * 1e6) / COUNT)} µs in nats-server; there and back p50 ${round(latencies.quantile(0.5) * 1000)} µs, p99 ${round(latencies.quantile(0.99) * 1000)} µs`,
);
await here.close();
await there.close();
nats.stop();

// A server as people play at, which says what it uses.
import { coresToUse, serveTables } from '@cardwright/server';
import { report } from './usage.ts';

const [page = '', data = '', nats] = process.argv.slice(2);
const served = await serveTables({
  folder: page,
  data,
  ...(nats ? { nats } : { threads: coresToUse() }),
  port: 0,
  rate: 1_000_000,
});
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
report(served.port, served.memory);

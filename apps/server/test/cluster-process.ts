// One server of several: says its port, then serves until it is told to end, or dies.
import { serveTables } from '../src/index.ts';

const [folder = '', data = '', nats = '', port = '0', lease, level] = process.argv.slice(2);
const served = await serveTables({
  folder,
  data,
  nats,
  port: Number(port),
  ...(lease && { lease: Number(lease) }),
  rate: 1_000_000,
  policy: { pause: { min: 1, max: 10 } },
  log: { level: level === 'info' ? level : 'error' },
});
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.stdout.write(`${served.port}\n`);

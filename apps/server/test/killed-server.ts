// A server to be killed: says its port, then serves until it dies.
import { serveTables } from '../src/index.ts';

const [folder = '', data = '', port = '0'] = process.argv.slice(2);
const served = await serveTables({
  folder,
  data,
  port: Number(port),
  threads: 1,
  policy: { pause: { min: 1, max: 10 } },
});
process.stdout.write(`${served.port}\n`);

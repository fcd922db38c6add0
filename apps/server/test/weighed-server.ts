// A server that says how much memory it needs, and how many sockets it has, whenever it is asked.
import { assemble } from '../src/online/server.ts';

const [folder = '', data = ''] = process.argv.slice(2);
const { app, memory } = await assemble({
  folder,
  data,
  threads: 1,
  rate: 1_000_000,
  log: { level: 'warn' },
  policy: { pause: { min: 1, max: 10 } },
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', async () => {
  const tables = await memory(); // in a thread of their own
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external + tables, sockets: app.websocketServer.clients.size });
});
process.send?.((app.server.address() as { port: number }).port);

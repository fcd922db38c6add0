// `npm run load:writes`: how many choices PostgreSQL keeps a second, by how many tables' choices come at the same time.
import { Storage } from '../../apps/server/src/storage/storage.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { storedTable } from '../../apps/server/test/stored-table.ts';
import { cpuOf } from './several-servers.ts';

const SECONDS = 3;
const TOGETHER = [1, 10, 100, 400]; // tables whose choices are written at once

const postgres = await startPostgres();
const storage = await Storage.open(postgres.url);
const round = (number: number): number => Math.round(number * 10) / 10;
for (const together of TOGETHER) {
  const ids = Array.from({ length: together }, (_, i) => `${together}.${i}`);
  for (const id of ids) await storage.addTable(storedTable(id));
  const [began, cpu, own] = [performance.now(), cpuOf(postgres.pid), process.cpuUsage()];
  let at = 0;
  for (; performance.now() - began < SECONDS * 1000; at++)
    await Promise.all(ids.map((id) => storage.append(id, at, { seat: 0, keys: ['strike:S7>2'] })));
  const rows = at * together;
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  console.log(
    `${together} at once: ${Math.round(rows / seconds)} choices/s, ${round(at / seconds)} commits/s; ` +
      `${round(((cpuOf(postgres.pid) - cpu) * 1e6) / rows)} µs of CPU a choice in PostgreSQL, ${round((user + system) / rows)} µs in the server`,
  );
}
await storage.close();
postgres.stop();

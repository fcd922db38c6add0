import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startNats } from '../../apps/server/test/nats.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { MeasuredServer, type Usage, type Wanted } from './measured-server.ts';

/** Several servers that share a database. */
export interface Several {
  readonly ports: readonly number[];
  /** What all of them together have used. */
  usage(wanted: Wanted): Promise<Usage>;
  /** Seconds of CPU that PostgreSQL and NATS have used. */
  around(): Readonly<Record<string, number>>;
  /** How many choices are kept, of people and bots. */
  rows(): Promise<number>;
  /** How many choices of each seat of a table are kept. */
  kept(table: string): Promise<ReadonlyMap<number, number>>;
  stop(): Promise<void>;
}

const TICKS = 100; // a second, on Linux

/** Seconds of CPU a process has used, its ended children included, and those of its children that run. */
export function cpuOf(pid: number): number {
  const numbers = (each: string): number[] => {
    try {
      const text = readFileSync(`/proc/${each}/stat`, 'utf8');
      return text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
    } catch {
      return []; // it has just ended
    }
  };
  let ticks = 0;
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = numbers(each); // see proc(5): the second is the parent, from the twelfth on come the times
    const times = fields.slice(11, each === String(pid) ? 15 : 13);
    if (each === String(pid) || fields[1] === pid) ticks += times.reduce((sum, time) => sum + time, 0);
  }
  return ticks / TICKS;
}

export async function startSeveral(count: number): Promise<Several> {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  const page = mkdtempSync(join(tmpdir(), 'cardwright-load-'));
  writeFileSync(join(page, 'index.html'), '');
  const servers: MeasuredServer[] = [];
  for (let i = 0; i < count; i++)
    servers.push(await MeasuredServer.start('cardwright-server.ts', page, postgres.url, nats.url));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  return {
    ports: servers.map(({ port }) => port),
    async usage(wanted: Wanted) {
      const all = await Promise.all(servers.map((each) => each.usage(wanted)));
      const sum = (of: (usage: Usage) => number): number => all.reduce((total, each) => total + of(each), 0);
      const cpu = {
        main: sum((each) => each.cpu.main),
        tables: sum((each) => each.cpu.tables),
        storage: sum((each) => each.cpu.storage),
        others: sum((each) => each.cpu.others),
        waited: sum((each) => each.cpu.waited),
      };
      return { cpu, heap: sum(({ heap }) => heap), rss: sum(({ rss }) => rss) };
    },
    around: () => ({ PostgreSQL: cpuOf(postgres.pid), NATS: cpuOf(nats.pid) }),
    async rows() {
      const { rows } = await client.query<{ n: string }>('select count(*) as n from choice');
      return Number(rows[0]?.n);
    },
    async kept(table) {
      const { rows } = await client.query<{ seat: number; n: string }>(
        'select seat, count(*) as n from choice where "gameTable" = $1 group by seat',
        [table],
      );
      return new Map(rows.map(({ seat, n }) => [seat, Number(n)]));
    },
    async stop() {
      await client.end();
      await Promise.all(servers.map((each) => each.stop()));
      nats.stop();
      postgres.stop();
      rmSync(page, { recursive: true, force: true });
    },
  };
}

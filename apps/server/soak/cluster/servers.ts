import { startBalancer } from '../../cluster/balancer.ts';
import { emptyPage, ServerProcess } from '../../test/cluster.ts';
import { freePort } from '../../test/debian.ts';
import { type Nats, startNats } from '../../test/nats.ts';
import { type Postgres, startPostgres } from '../../test/postgres.ts';
import { Link } from './link.ts';

/** A table that failed, or a process that did; that nobody answers just now is expected here. */
const isFault = (line: string): boolean => line.includes('a table failed') || !line.startsWith('{');

/** A table was taken over by another process. */
export interface Taken {
  readonly at: number; //   by the clock of this program
  readonly table: string; // the beginning of its id
  readonly fence: number;
}

/** A server and its ways to the database and to the others. */
interface Server {
  readonly port: number;
  readonly toPostgres: Link;
  readonly toNats: Link;
  process: ServerProcess;
}

/** Several servers behind one address, to which things can be done. */
export class Servers {
  readonly base: string;
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly all: Server[] = [];
  readonly #ending: (() => unknown)[] = [];
  readonly #folder: string;
  readonly failures: string[] = []; // what servers have written down of faults of their own
  readonly taken: Taken[] = [];
  readonly lapses: number[] = []; //   when a server was too late for its own tables

  private constructor(port: number, postgres: Postgres, nats: Nats, folder: string) {
    this.base = `http://127.0.0.1:${port}`;
    this.postgres = postgres;
    this.nats = nats;
    this.#folder = folder;
  }

  static async start(count: number): Promise<Servers> {
    const [postgres, nats, port] = [await startPostgres(), await startNats(), await freePort()];
    const page = emptyPage();
    const servers = new Servers(port, postgres, nats, page.folder);
    servers.#ending.push(
      () => postgres.stop(),
      () => nats.stop(),
      () => page.remove(),
    );
    for (let i = 0; i < count; i++) await servers.#add();
    const balancer = await startBalancer(
      port,
      servers.all.map((each) => `127.0.0.1:${each.port}`),
    );
    servers.#ending.push(() => balancer.stop());
    return servers;
  }

  async #add(): Promise<void> {
    const port = await freePort();
    const toPostgres = await Link.open(Number(new URL(this.postgres.url).port));
    const toNats = await Link.open(this.nats.port);
    const server: Server = { port, toPostgres, toNats, process: await this.#run(port, toPostgres, toNats) };
    this.all.push(server);
    this.#ending.push(async () => {
      server.process.goOn();
      await server.process.kill();
      toPostgres.close();
      toNats.close();
    });
  }

  #run(port: number, toPostgres: Link, toNats: Link): Promise<ServerProcess> {
    const db = new URL(this.postgres.url);
    db.port = String(toPostgres.port);
    const onLine = (line: string): void => this.#read(line);
    return ServerProcess.start(this.#folder, db.href, `nats://127.0.0.1:${toNats.port}`, { port, onLine });
  }

  /** Reads what a server has written down. */
  #read(line: string): void {
    if (isFault(line)) return void this.failures.push(`fault: ${line}`);
    const { time, msg, table, fence } = JSON.parse(line) as Record<'msg' | 'table', string> &
      Record<'time' | 'fence', number>;
    const at = time - performance.timeOrigin;
    if (msg.startsWith('a table was taken')) this.taken.push({ at, table: table.replace('…', ''), fence });
    if (msg.startsWith('no sign of life')) this.lapses.push(at);
  }

  /** Starts a server again that was killed. */
  async revive(server: Server): Promise<void> {
    server.process = await this.#run(server.port, server.toPostgres, server.toNats);
  }

  async end(): Promise<void> {
    for (const act of this.#ending.reverse()) await act();
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, installed } from './debian.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Where Debian puts PostgreSQL; installed where that is possible and it is missing. */
function programs(): string {
  const find = (): string | null => {
    const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
    return newest === undefined ? null : join(VERSIONS, newest, 'bin');
  };
  return installed('postgresql', find);
}

export interface Postgres {
  readonly url: string;
  readonly pid: number;
  /** What a statement gives, as psql writes it. */
  ask(statement: string): string;
  stop(): void;
  /** Ends it at once, as if the machine had failed, and starts it again. */
  restart(): Promise<void>;
}

/** A PostgreSQL server of this test's own. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-pg-'));
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root.
  const as = (program: string, args: readonly string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, program), ...args]]
      : [join(bin, program), [...args]];
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  const data = join(folder, 'data');
  execFileSync(...as('initdb', ['-D', data, '-U', 'cardwright', '-A', 'trust', '-E', 'UTF8', '--no-sync']), {
    stdio: 'ignore',
  });
  const port = await freePort();
  const said = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=on'];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(...as('postgres', said), { stdio: 'ignore' });
    for (let i = 0; ; i++) {
      try {
        execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
        return child;
      } catch (error) {
        if (i > 300) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  let server = await start();
  return {
    url: `postgres://cardwright@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    ask: (statement) =>
      execFileSync(
        join(bin, 'psql'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'cardwright', '-d', 'postgres', '-AtqX', '-c', statement],
        {
          encoding: 'utf8',
        },
      ).trim(),
    stop() {
      server.kill('SIGINT');
      server.on('close', () => rmSync(folder, { recursive: true, force: true }));
    },
    async restart() {
      const gone = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGQUIT');
      await gone;
      server = await start();
    },
  };
}

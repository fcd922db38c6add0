import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

/** Where Debian puts PostgreSQL; installed where that is possible and it is missing. */
function programs(): string {
  const find = (): string | null => {
    const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
    return newest === undefined ? null : join(VERSIONS, newest, 'bin');
  };
  const found = find();
  if (found !== null) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('these tests need PostgreSQL: install Debian’s package postgresql');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    execFileSync('apt-get', words, { stdio: 'ignore', env });
  return find() as string;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Postgres {
  readonly url: string;
  stop(): void;
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
  const server = spawn(
    ...as('postgres', ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=on']),
    { stdio: 'ignore' },
  );
  const url = `postgres://cardwright@127.0.0.1:${port}/postgres`;
  for (let i = 0; ; i++) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      break;
    } catch (error) {
      if (i > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    stop() {
      server.kill('SIGINT');
      server.on('close', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** What a Debian package brings; it is installed where that is possible and it is missing. */
export function installed(name: string, find: () => string | null): string {
  const found = find();
  if (found !== null) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error(`this needs another program: install Debian’s package ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', name]])
    execFileSync('apt-get', words, { stdio: 'ignore', env });
  const now = find();
  if (now === null) throw new Error(`Debian’s package ${name} has not brought what is needed`);
  return now;
}

/** A program that Debian puts where an administrator finds it. */
export const programOf = (name: string): string =>
  installed(
    name,
    () => ['/usr/sbin', '/usr/bin'].map((folder) => `${folder}/${name}`).find((each) => existsSync(each)) ?? null,
  );

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

// The one entry of every npm script. Plain JavaScript that any Node from 20 on runs: it installs what is missing,
// then hands over to a Node that runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

const path = [bin, process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
const compiled = join(root, 'node_modules', '.cache', 'compiled'); // what was compiled once is not compiled at every start
const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
const around = { cwd: root, stdio: 'inherit', env };

const isStale = () => {
  const mark = join(root, 'node_modules', '.package-lock.json');
  return !existsSync(mark) || statSync(mark).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
};

const install = () => {
  if (!isStale()) return;
  console.error('Installing what Cardwright needs (once) …');
  // Not `npm ci`: the lock file may lack other platforms' optional binaries, which `ci` refuses and `install` does not mind.
  const { status, error } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...around,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32', // npm is a script there
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** The Node to go on with: this one if it is new enough, else the one the optional dependency brought. */
const modernNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const bundled = join(bin, 'node');
  if (existsSync(bundled)) return bundled;
  console.error(
    `Cardwright needs Node 24 or newer; this is ${process.version}, and no bundled Node fits this machine.`,
  );
  process.exit(2);
};

const [task = 'start', ...args] = process.argv.slice(2);
install();
const child = spawn(modernNode(), [join(root, 'scripts', 'tasks.ts'), task, ...args], around);
process.on('SIGINT', () => {}); // Ctrl-C reaches it anyway; it ends, then we do
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`Node could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('close', (status) => {
  process.exitCode = status ?? 1;
});

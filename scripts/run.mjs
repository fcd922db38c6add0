// The one entry of every npm script. Plain JavaScript that any Node from 20 on runs: it installs what is missing,
// then hands over to a Node that runs TypeScript directly.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

const run = (command, args, options = {}) => {
  const path = [bin, process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    ...options,
  });
  if (done.error) {
    console.error(`${command} could not be started: ${done.error.message}`);
    return 1;
  }
  return done.status ?? 1;
};

const isStale = () => {
  const mark = join(root, 'node_modules', '.package-lock.json');
  return !existsSync(mark) || statSync(mark).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
};

const install = () => {
  if (!isStale()) return;
  console.error('Installing what Cardwright needs (once) …');
  // Not `npm ci`: the lock file may lack other platforms' optional binaries, which `ci` refuses and `install` does not mind.
  const status = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status);
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
process.exit(run(modernNode(), [join(root, 'scripts', 'tasks.ts'), task, ...args]));

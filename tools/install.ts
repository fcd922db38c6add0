// Installs what only measurements need, once.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const mark = join(folder, 'node_modules', '.package-lock.json');
const isStale = !existsSync(mark) || statSync(mark).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs;

if (isStale) {
  console.error('Installing what measurements need (once) …');
  const { status, error } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32', // npm is a script there
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

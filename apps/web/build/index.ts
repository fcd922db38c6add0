import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DIST, ROOT } from './paths.ts';
import { isStale } from './stale.ts';

export { DIST } from './paths.ts';

const PATIENCE = 2000; // ms before anything is said
const REDRAW_EVERY = 500;

/** Where a long build is told of. */
interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The build failed; the message ends with what it printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Builds the page if it is missing or its sources have changed; gives the folder it is in. */
export async function builtPage(stream: Stream = process.stderr): Promise<string> {
  if (isStale()) await buildPage(stream);
  return DIST;
}

function buildPage(stream: Stream): Promise<void> {
  const began = performance.now();
  let stage = '';
  let isShown = false;
  const show = (): void => {
    const ms = performance.now() - began;
    if (ms < PATIENCE || (isShown && stream.isTTY !== true)) return;
    isShown = true;
    const text = `Building the table: ${stage} … `;
    stream.write(stream.isTTY === true ? `\r${text}${Math.round(ms / 1000)} s\u001B[K` : `${text.trimEnd()}\n`);
  };
  const timer = setInterval(show, REDRAW_EVERY);
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' }, // not what a test runner says
    });
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stage = text.trim().split('\n').at(-1) ?? stage;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new BuildError(`the table could not be built\n${said.join('').trim()}`));
    });
  }).finally(() => {
    clearInterval(timer);
    if (isShown && stream.isTTY === true) stream.write('\r\u001B[K');
  });
}

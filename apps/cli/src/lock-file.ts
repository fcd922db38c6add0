import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { BadInputError } from '@cardwright/engine';
import { cannotWrite } from './files.ts';

const STALE = 10_000; //  ms after which whoever made a lock is thought to be gone
const PATIENCE = 12_000; // ms to wait for it: longer than that, so that a crash elsewhere costs nothing but time
const PAUSE = 15; //      ms between two looks, and as much again by chance

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE * (1 + Math.random()));
};

let count = 0;

/** Keeps other processes away from a file until the function it gives is called. */
export function takeLock(path: string): () => void {
  const lock = `${path}.lock`;
  const own = `${process.pid} ${Date.now()} ${count++}\n`;
  const giveUp = Date.now() + PATIENCE;
  while (!isMade(lock, own)) {
    if (isStale(lock)) takeAway(lock);
    else if (Date.now() > giveUp) throw new BadInputError(`${path} is in use: ${lock} has been there for too long`);
    else pause();
  }
  return () => {
    if (contentOf(lock) === own) rmSync(lock, { force: true }); // else it took so long that somebody took it over
  };
}

function isMade(lock: string, content: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw cannotWrite(lock, error);
  }
}

function isStale(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Math.abs(Date.now() - made) > STALE;
}

/** Takes a stale lock away. If it was another's fresh one by then, it is put back. */
function takeAway(lock: string): void {
  const away = `${lock}.${process.pid}`;
  try {
    renameSync(lock, away);
    if (!isStale(away)) linkSync(away, lock);
    unlinkSync(away);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw cannotWrite(lock, error);
  }
}

function contentOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}

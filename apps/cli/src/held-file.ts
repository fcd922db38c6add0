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
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { BadInputError } from '@cardwright/engine';

const YOUNG = 2000; // ms in which whoever made a lock may still be about to write its name into it

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const lockOf = (path: string): string => join(dirname(path), `.${basename(path)}.lock`);

/**
 * Keeps a file for this program, for as long as it runs or until the function it gives is called. Refuses one that another
 * living program keeps; one that was killed keeps nothing. Where no lock can be made (a disk that is full or only to be
 * read) there is none.
 */
export function holdFile(path: string): () => void {
  const lock = lockOf(path);
  const own = `${process.pid} ${hostname()}\n`;
  for (let tries = 0; !isMade(lock, own); tries++) {
    const found = contentOf(lock);
    if (found === null) continue; // it has just been given back
    if (isHeld(lock, found) || tries > 9) throw inUse(path, lock, found);
    takeAway(lock, found);
  }
  const giveBack = (): void => {
    process.off('exit', giveBack);
    if (contentOf(lock) === own) rmSync(lock, { force: true }); // its folder may be taken away at this moment
  };
  process.on('exit', giveBack);
  return giveBack;
}

/** True if this is our lock now, or no lock can be made here. */
function isMade(lock: string, content: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    try {
      writeSync(file, content);
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    return codeOf(error) !== 'EEXIST';
  }
}

function inUse(path: string, lock: string, found: string): BadInputError {
  const [pid = '', host = ''] = found.trim().split(' ');
  const who = host === '' || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  return new BadInputError(
    `${path} is being played by another program (${who}): end that one first; if there is none, remove ${lock}`,
  );
}

function isHeld(lock: string, found: string): boolean {
  const [, pid, host] = /^(\d{1,10}) (\S+)\n$/.exec(found) ?? [];
  if (pid === undefined) return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < YOUNG;
  return host !== hostname() || isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM'; // somebody else's
  }
}

/** Takes away the lock of a program that is gone. If it was another's fresh one by then, it is put back. */
function takeAway(lock: string, stale: string): void {
  const away = `${lock}.${process.pid}`;
  try {
    renameSync(lock, away);
    if (contentOf(away) !== stale) linkSync(away, lock);
    unlinkSync(away);
  } catch {
    return; // somebody else was faster; the next look tells
  }
}

function contentOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}

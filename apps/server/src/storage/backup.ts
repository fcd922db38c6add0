import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInputError } from '@cardwright/engine';

/** What a copy holds. */
export interface BackupSummary {
  readonly tables: number;
  readonly choices: number;
  readonly people: number;
  readonly bytes: number;
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Puts what was written on the disk itself. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function countsOf(path: string): Omit<BackupSummary, 'bytes'> {
  const base = new DatabaseSync(path, { readOnly: true });
  try {
    const [fault] = Object.values(base.prepare('pragma quick_check').get() ?? {});
    if (fault !== 'ok') throw new BadInputError(`the copy is not whole: ${String(fault)}`);
    const count = (table: string): number =>
      (base.prepare(`select count(*) as n from "${table}"`).get() as { n: number }).n;
    return { tables: count('gameTable'), choices: count('choice'), people: count('person') };
  } finally {
    base.close();
  }
}

/**
 * Copies a data file while a server may be writing to it: everything that was acknowledged until now is in the copy. It has its
 * name only once it is whole and on the disk.
 */
export function backUp(from: string, to: string): BackupSummary {
  if (!existsSync(from)) throw new BadInputError(`there is no data file ${from}; name it with --data`);
  if (existsSync(to)) throw new BadInputError(`${to} is there already; a copy needs a name of its own`);
  const work = `${to}.${process.pid}`;
  try {
    const base = new DatabaseSync(from, { readOnly: true });
    try {
      base.exec('pragma busy_timeout = 5000');
      base.prepare('vacuum into ?').run(work); // one moment of it, whatever is written meanwhile
    } finally {
      base.close();
    }
    const counts = countsOf(work);
    const { size: bytes } = statSync(work);
    sync(work);
    renameSync(work, to);
    sync(dirname(to));
    return { ...counts, bytes };
  } catch (error) {
    if (error instanceof BadInputError) throw error;
    throw new BadInputError(`${from} cannot be copied to ${to}: ${why(error)}`);
  } finally {
    rmSync(work, { force: true });
    rmSync(`${work}-journal`, { force: true });
  }
}

import { BadInputError } from '@cardwright/engine';
import { refusalText, type ServerRefusal } from '@cardwright/online';
import { FencedError } from './fenced.ts';

/** Something could not be kept, and so did not happen. It may be tried again. */
export class NotKeptError extends BadInputError {
  override name = 'NotKeptError';
  readonly why: ServerRefusal;

  constructor(code: 'disk-full' | 'storage-silent', cause: unknown) {
    super(refusalText({ code }, 'en'), { cause });
    this.why = { code };
  }
}

interface Fault {
  readonly code?: string; //    of PostgreSQL or the system
  readonly errcode?: number; // of SQLite, the extended one
  readonly message?: string;
}

const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;
const PG_FULL = '53100';
const PG_CONSTRAINT = '23';

const isFull = ({ code, errcode = 0, message = '' }: Fault): boolean =>
  code === PG_FULL ||
  code === 'ENOSPC' ||
  (errcode & 255) === SQLITE_FULL ||
  /disk is full|No space left/i.test(message);

/** What was to be kept contradicts what is kept: that is a fault of ours, and no room or connection will mend it. */
export const isContradiction = (error: unknown): boolean => {
  const { code = '', errcode = 0 } = error as Fault;
  return (errcode & 255) === SQLITE_CONSTRAINT || (/^\d/.test(code) && code.startsWith(PG_CONSTRAINT));
};

/** Why something is not kept: in a line where it can be tried again, else the fault itself. */
export function notKept(error: unknown): unknown {
  if (error instanceof FencedError) return error;
  if (isContradiction(error)) return error;
  return new NotKeptError(isFull(error as Fault) ? 'disk-full' : 'storage-silent', error);
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { RefusedError } from './refused.ts';

const SHORTEST = 8; //    characters
const LONGEST = 200;
const MEMORY = 19_456; // KiB; with two passes what OWASP asks for
const PASSES = 2;
const LANES = 1;
const BYTES = 32;
const AT_ONCE = 2; //     each takes 19 MiB and a thread
const MOST_WAITING = 50;

const hash = promisify(argon2);

const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Lets few be worked out at once, and not too many wait. */
async function inTurn<R>(act: () => Promise<R>): Promise<R> {
  if (waiting.length >= MOST_WAITING) throw new RefusedError(503, 'too-many-logins');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running++;
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

const tagOf = (password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> =>
  inTurn(() => hash('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...parameters }));

/** What is kept of a password: argon2id, written as everybody writes it. */
export async function keptPassword(password: string): Promise<string> {
  const { length } = Array.from(password);
  if (length < SHORTEST) throw new RefusedError(400, 'password-short', { least: SHORTEST });
  if (length > LONGEST) throw new RefusedError(400, 'password-long', { most: LONGEST });
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, { memory: MEMORY, passes: PASSES, parallelism: LANES }, BYTES);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${bare(salt)}$${bare(tag)}`;
}

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Takes as long as a real one, for names that nobody keeps. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${bare(Buffer.alloc(16))}$${bare(Buffer.alloc(BYTES))}`;

/** Whether this is the password that was kept. Null: none was, and it takes as long to find that out. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const [, m, t, p, salt, tag] = KEPT.exec(kept ?? NOBODY) ?? [];
  if (Array.from(password).length > LONGEST || tag === undefined || salt === undefined) return false;
  const wanted = Buffer.from(tag, 'base64');
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const found = await tagOf(password, Buffer.from(salt, 'base64'), parameters, wanted.length);
  return timingSafeEqual(found, wanted) && kept !== null;
}

import { BadInputError } from '@cardwright/engine';
import { cleanText } from '@cardwright/presenter';

export const CHECK_FAILED = 1;
export const BAD_INPUT = 2;
export const INTERRUPTED = 130;

/** A check that was asked for and did not hold: its message is the line to print. */
export class CheckFailedError extends Error {
  override name = 'CheckFailedError';
}

/** The input ended, or somebody left, before the game did; where the game was saved is in the message. */
export class LeftError extends Error {
  override name = 'LeftError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A fault of ours in mid-game; the record that shows it is safe. */
export class CrashError extends Error {
  override name = 'CrashError';
}

/** What is printed, and the exit code. */
interface Fault {
  readonly text: string;
  readonly status: number;
}

/** What to print for an error, whatever is named in it. */
export function faultOf(error: unknown, env: NodeJS.ProcessEnv): Fault {
  const { text, status } = rawFault(error, env);
  return { text: text.split('\n').map(cleanText).join('\n'), status };
}

function rawFault(error: unknown, env: NodeJS.ProcessEnv): Fault {
  if (error instanceof BadInputError) return { text: error.message, status: BAD_INPUT };
  if (error instanceof LeftError) return { text: error.message, status: error.status };
  if (error instanceof CheckFailedError) return { text: error.message, status: CHECK_FAILED };
  const cause = error instanceof CrashError ? error.cause : error;
  const what = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const where = error instanceof CrashError ? `; ${error.message}` : '';
  const trace = cause instanceof Error ? `\n${cause.stack ?? ''}` : '';
  const said = `this is a bug in Cardwright: ${what.replaceAll(/\s*\n\s*/g, ' ')}${where}`;
  return {
    text: env['CARDWRIGHT_DEBUG'] === '1' ? `${said}${trace}` : `${said} (CARDWRIGHT_DEBUG=1 shows more)`,
    status: CHECK_FAILED,
  };
}

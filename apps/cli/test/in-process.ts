import { PassThrough } from 'node:stream';
import { CommanderError } from 'commander';
import { faultOf } from '../src/faults.ts';
import { programFor } from '../src/program.ts';
import type { Ran } from './command-line.ts';

/** Runs a command right here: what the process does, without its start. Files are to be named by their full path. */
export async function runHere(args: readonly string[], input = ''): Promise<Ran> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  let text = '';
  stdout.setEncoding('utf8').on('data', (written: string) => {
    text += written;
  });
  stdin.end(input);
  let fault = { text: '', status: 0 };
  try {
    await programFor({ input: stdin, output: stdout }).parseAsync(['node', 'cardwright', ...args]);
  } catch (error) {
    if (!(error instanceof CommanderError && error.exitCode === 0)) fault = faultOf(error, {});
  }
  await new Promise((resolve) => setImmediate(resolve)); // what was written has arrived
  return { status: fault.status, stdout: text, stderr: fault.text === '' ? '' : `${fault.text}\n` };
}

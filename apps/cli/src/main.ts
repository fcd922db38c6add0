import { CommanderError } from 'commander';
import { cannotWrite } from './files.ts';
import { programFor } from './program.ts';

const HUNG_UP = 129;

/** A reader that stops reading (`| head`) is no fault, nor is a terminal that was closed; what was played is kept by then. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    if (error.code === 'EIO') process.exit(HUNG_UP);
    throw cannotWrite('the output', error);
  });

/** Says what went wrong; the words for it are loaded when they are needed. */
async function fail(error: unknown): Promise<void> {
  if (error instanceof CommanderError && error.exitCode === 0) return; // help and version
  const { faultOf } = await import('./faults.ts');
  const { text, status } = faultOf(error, process.env);
  process.stderr.write(`${text}\n`);
  process.exitCode = status;
}

process.on('uncaughtException', async (fault) => {
  await fail(fault);
  process.exit();
});

try {
  const program = programFor({ input: process.stdin, output: process.stdout });
  if (process.argv.length > 2) await program.parseAsync(process.argv);
  else program.outputHelp();
} catch (error) {
  await fail(error);
}

import { join } from 'node:path';
import { BadInputError } from '@cardwright/engine';
import { serveTables, USUAL_PORT } from '@cardwright/server';
import { BuildError, builtPage } from '@cardwright/web/build';
import { wholeNumber } from '../arguments.ts';
import { dataFolder } from '../data-folder.ts';
import { CheckFailedError } from '../faults.ts';
import type { Terminal } from '../line-source.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly db?: string;
}

/** Where the page comes from, and how long it is served. */
interface Around {
  readonly page: () => Promise<string>;
  readonly untilStopped: () => Promise<void>;
}

const aSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

/** The page, or what stands in its way: that is for somebody who has just changed it. */
export const thePage = (): Promise<string> =>
  builtPage().catch((error: unknown) => {
    throw error instanceof BuildError ? new CheckFailedError(error.message) : error;
  });

const USUAL: Around = { page: thePage, untilStopped: aSignal };

/** Serves the table in the browser until somebody ends it. */
export async function serve(given: ServeOptions, { output }: Terminal, around: Around = USUAL): Promise<void> {
  const port = given.port === undefined ? USUAL_PORT : wholeNumber('--port', given.port, 0, 65_535);
  const file = given.data ?? join(dataFolder(process.env), 'tables.sqlite');
  if (given.data !== undefined && given.db !== undefined)
    throw new BadInputError('--data is a file, --db a database: say one of them');
  const served = await serveTables({
    folder: await around.page(),
    data: given.db ?? file,
    port,
    ...(given.host === undefined ? {} : { host: given.host }),
    onReady: ({ url }) => {
      output.write(`The table is at ${url} (Ctrl-C ends it).\n`);
      output.write(`What is played here is kept in ${given.db === undefined ? file : 'the database named by --db'}.\n`);
      output.write('In the terminal: npx cardwright play thrones\n');
    },
  });
  await around.untilStopped();
  await served.close();
}

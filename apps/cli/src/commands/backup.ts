import { BadInputError } from '@cardwright/engine';
import { cleanText } from '@cardwright/presenter';
import { backUp } from '@cardwright/server';
import type { Terminal } from '../line-source.ts';
import type { FlagValues } from '../serve-flags.ts';
import { serveSettings } from '../serve-settings.ts';
import { SERVE_WORDS } from '../serve-words.ts';

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Copies what a server keeps, while it runs. */
export function backup(
  file: string,
  given: FlagValues,
  { output }: Terminal,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const { data, isDatabase, lang } = serveSettings(given, env);
  if (isDatabase)
    throw new BadInputError(
      `backup copies the SQLite file; PostgreSQL copies itself while it runs: pg_dump --format=custom --file=${file} and the address of the database`,
    );
  const { tables, choices, people, bytes } = backUp(data, file);
  output.write(`${cleanText(SERVE_WORDS[lang].backedUp(file, tables, choices, people, sizeOf(bytes)))}\n`);
}

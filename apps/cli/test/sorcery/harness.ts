import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sorceryProgram } from '../../src/games/sorcery/program.ts';
import type { SorceryOptions } from '../../src/games/sorcery/setup.ts';
import type { Terminal } from '../../src/line-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-sorcery-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true })); // other files may use it after this one

let count = 0;

/** A path in a folder of this test file's own. */
export const scratch = (name: string): string => join(folder, `${count++}-${name}`);

/** A file with this content, in that folder. */
export function file(name: string, content: string | Uint8Array): string {
  const path = scratch(name);
  writeFileSync(path, content);
  return path;
}

/** A deck file: card names with | between them. */
export const deck = (cards: string): string => file('cards.deck', `${cards.split('|').join('\n')}\n`);

export interface DumpedMinion {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly actions: number;
  readonly enchantments: readonly string[];
}

export interface DumpedPlayer {
  readonly name: string;
  readonly life: number;
  readonly magic: number;
  readonly hand: readonly (Partial<DumpedMinion> & { readonly name: string; readonly charges?: number })[];
  readonly minions: readonly DumpedMinion[];
  readonly ritual: { readonly name: string; readonly charges: number } | null;
  readonly graveyard: readonly DumpedMinion[];
}

export interface Dump {
  readonly active: number;
  readonly players: readonly [DumpedPlayer, DumpedPlayer];
}

/** What came of a run: what was printed, line by line, and the error it ended with. */
export interface Run {
  readonly lines: readonly string[];
  readonly error: Error | null;
  readonly dump: Dump;
}

/** A terminal of a certain size; without one, a pipe. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

function terminal(typed: string | Uint8Array, said: string[], size: Size | null): Terminal {
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said.push(chunk.toString());
      done();
    },
  });
  return {
    input: Readable.from([Buffer.from(typed)]),
    output: Object.assign(output, size === null ? {} : { isTTY: true, ...size }),
  };
}

/** Runs the program on lines with | between them (or on whatever is given), in this process. */
export async function run(
  typed: string | Uint8Array,
  options: Partial<SorceryOptions> = {},
  size: Size | null = null,
): Promise<Run> {
  const said: string[] = [];
  const input = typeof typed === 'string' ? typed.split('|').join('\n') : typed;
  const starts = options.resume === undefined ? { starts: '1' } : {};
  const given: SorceryOptions = { lang: 'en', dump: true, eloStore: scratch('ratings.json'), ...starts, ...options };
  let error: Error | null = null;
  try {
    await sorceryProgram(given, terminal(input, said, size), {});
  } catch (thrown) {
    error = thrown as Error;
  }
  const lines = said.join('').split('\n');
  lines.pop();
  const last = lines.at(-1) ?? '';
  return { lines, error, dump: (last.startsWith('{') ? JSON.parse(last) : null) as Dump };
}

/** Runs a game under -testing, with the same deck for both, whose names are Bjarne and Linus. */
export const tested = (
  cards: string,
  typed: string,
  options: Partial<SorceryOptions> = {},
  size: Size | null = null,
): Promise<Run> => {
  const path = deck(cards);
  return run(`Bjarne|Linus|${typed}`, { testing: true, deck1: path, deck2: path, ...options }, size);
};

/** What the program answered to each command, in order: the lines between two prompts. */
export function answers({ lines }: Run): string[][] {
  const all: string[][] = [];
  for (const line of lines) {
    if (/^\S{1,10}> /.test(line)) all.push([]);
    else all.at(-1)?.push(line);
  }
  return all;
}

export const LAUNCHER = fileURLToPath(new URL('../../bin/cardwright.mjs', import.meta.url));

/** An environment whose data folder is a test's own. */
export const environment = (): NodeJS.ProcessEnv => ({ ...process.env, XDG_DATA_HOME: folder, CARDWRIGHT_DEBUG: '' });

/** Starts the real program, as `npx cardwright sorcery` does. */
export function launch(words: readonly string[], typed: string): { out: string; err: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [LAUNCHER, 'sorcery', ...words], {
    input: typed,
    env: environment(),
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, status };
}

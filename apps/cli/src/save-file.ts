import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BadInputError, formatRecord, type MatchRecord, parseRecord } from '@cardwright/engine';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const PLAINLY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  EACCES: 'it may not be read',
  ENOTDIR: 'a part of that path is no folder',
};

/** The text of a file somebody named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadInputError(`${path} cannot be read: ${PLAINLY[codeOf(error)] ?? codeOf(error)}`);
  }
}

export function readRecord(path: string): MatchRecord {
  const text = readText(path);
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

/** Writes a whole file or nothing: first beside it, then in its place. Replaces a file only where that is said. */
export function writeWhole(path: string, text: string, mayReplace: boolean): void {
  if (!mayReplace && existsSync(path)) throw new BadInputError(`${path} exists already: choose another name`);
  const beside = `${path}.${process.pid}.part`;
  try {
    const file = openSync(beside, 'w');
    writeFileSync(file, text);
    fsyncSync(file);
    closeSync(file);
    if (!mayReplace && isLinked(beside, path)) unlinkSync(beside);
    else renameSync(beside, path);
  } catch (error) {
    if (existsSync(beside)) unlinkSync(beside);
    throw new BadInputError(`${path} cannot be written: ${codeOf(error)}`);
  }
}

/** Gives the file its name, unless something has that name by now. False where the disk knows no links. */
function isLinked(beside: string, path: string): boolean {
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    return false;
  }
}

/** Where the record of one game goes. What was there before and is not of this game is never replaced. */
export class SaveFile {
  readonly #name: string; // what to call it when nobody said
  #own: string | null; //    the file that holds this very game already
  #claimed: string | null = null;

  constructor(game: string, seed: number, from: string | null) {
    this.#name = `${game}-${seed}`;
    this.#own = from;
  }

  /** Takes a name before anything is played, so that a bad one is refused at once. */
  claim(path: string): void {
    if (this.#own !== null && resolve(path) === resolve(this.#own)) return;
    if (existsSync(path))
      throw new BadInputError(`${path} exists already: choose another name, or resume it with --resume`);
    const folder = dirname(resolve(path));
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new BadInputError(`${path} cannot be written: there is no folder ${folder}`);
    this.#claimed = path;
  }

  /** Whether somebody wants the finished game kept. */
  get isWanted(): boolean {
    return this.#own !== null || this.#claimed !== null;
  }

  /** Saves under this name, or where the game was saved before, or under a free name. Says where. */
  save(record: MatchRecord, path: string | null = null): string {
    const text = formatRecord(record);
    if (path !== null) return this.#write(path, text);
    if (this.#claimed !== null && !existsSync(this.#claimed)) return this.#write(this.#claimed, text);
    if (this.#own !== null) return this.#write(this.#own, text);
    try {
      return this.#write(this.#free('.'), text);
    } catch (error) {
      if (error instanceof BadInputError) return this.#write(this.#free(tmpdir()), text);
      throw error;
    }
  }

  #write(path: string, text: string): string {
    const isOwn = this.#own !== null && resolve(path) === resolve(this.#own);
    writeWhole(path, text, isOwn);
    this.#own = path;
    return path;
  }

  #free(folder: string): string {
    for (let n = 1; ; n++) {
      const path = join(folder, `${this.#name}${n === 1 ? '' : `-${n}`}.record`);
      if (!existsSync(path)) return path;
    }
  }
}

const quoted = (path: string): string => (/^[\w./:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

/** The command that goes on with a saved game. */
export const resumeCommand = (path: string): string => `npx cardwright play --resume ${quoted(path)}`;

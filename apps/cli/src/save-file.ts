import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BadInputError, formatRecord, type Game, type MatchRecord, parseRecord } from '@cardwright/engine';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const PLAINLY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  EACCES: 'it may not be read',
  ENOTDIR: 'a part of that path is no folder',
};

/** Refuses a game that was played by other rules. */
export function checkRules(path: string, game: Pick<Game, 'id' | 'rules'>, record: MatchRecord): void {
  if (record.rules === game.rules) return;
  throw new BadInputError(
    `${path} was made by rules ${record.rules} of ${game.id}; this program plays rules ${game.rules} and would play it differently`,
  );
}

const WRITTEN_PLAINLY: Readonly<Record<string, string>> = {
  ENOENT: 'no file can be made there',
  EISDIR: 'that is a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is no folder',
  ENAMETOOLONG: 'its name is too long',
  EEXIST: 'that name is taken',
};

/** Why a file cannot be written, as a sentence. */
export function cannotWrite(path: string, error: unknown): BadInputError {
  const code = codeOf(error);
  const folder = dirname(resolve(path));
  const why =
    code === 'ENOENT' && !existsSync(folder) ? `there is no folder ${folder}` : (WRITTEN_PLAINLY[code] ?? code);
  return new BadInputError(`${path} cannot be written: ${why}`);
}

/** Makes a folder and those it is in, one by one (all at once, Node does not come back from places like /proc). */
export function makeFolder(folder: string): string[] {
  const missing: string[] = [];
  let at = resolve(folder);
  for (; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  const refuse = (why: string): never => {
    throw new BadInputError(`the folder ${folder} cannot be made: ${why}`);
  };
  if (!statSync(at).isDirectory()) {
    if (missing.length === 0) throw new BadInputError(`${folder} is no folder`);
    refuse(`${at} is no folder`);
  }
  const made: string[] = [];
  for (const each of missing) {
    try {
      mkdirSync(each);
      made.push(each);
    } catch (error) {
      if (codeOf(error) === 'EEXIST' && existsSync(each)) continue; // somebody else has just made it
      removeFolders(made);
      refuse(
        codeOf(error) === 'ENOENT' ? 'no folder can be made there' : (WRITTEN_PLAINLY[codeOf(error)] ?? codeOf(error)),
      );
    }
  }
  return made;
}

/** Takes empty folders away again, the innermost first. */
function removeFolders(made: readonly string[]): void {
  for (const folder of made.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      return; // somebody uses it by now
    }
  }
}

/** Makes sure that a file can be made under this name, and leaves nothing behind. */
function checkWritable(path: string): void {
  const beside = besideOf(path);
  try {
    closeSync(openSync(beside, 'w'));
    unlinkSync(beside);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Makes sure that files can be made in a folder, which need not be there yet, and leaves nothing behind. */
export function checkFolder(folder: string): void {
  const made = makeFolder(folder);
  try {
    checkWritable(join(folder, 'a'));
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    throw new BadInputError(`no file can be made in ${folder}`);
  } finally {
    removeFolders(made);
  }
}

/** Where a file is written before it gets its name. */
const besideOf = (path: string): string => `${path}.${process.pid}.part`;

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
  const beside = besideOf(path);
  try {
    const file = openSync(beside, 'w');
    writeFileSync(file, text);
    fsyncSync(file);
    closeSync(file);
    if (!mayReplace && isLinked(beside, path)) unlinkSync(beside);
    else renameSync(beside, path);
  } catch (error) {
    if (existsSync(beside)) unlinkSync(beside);
    throw cannotWrite(path, error);
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
  #detour: string | null = null;

  constructor(game: string, seed: number, from: string | null) {
    this.#name = `${game}-${seed}`;
    this.#own = from;
  }

  /** Takes a name before anything is played, so that a bad one is refused at once. */
  claim(path: string): void {
    if (this.#own !== null && resolve(path) === resolve(this.#own)) return;
    if (path === '') throw new BadInputError('--save needs the name of a file');
    if (existsSync(path))
      throw new BadInputError(`${path} exists already: choose another name, or resume it with --resume`);
    checkWritable(path);
    this.#claimed = path;
  }

  /** Whether somebody wants the finished game kept. */
  get isWanted(): boolean {
    return this.#own !== null || this.#claimed !== null;
  }

  /** Why the game was saved elsewhere than somebody wanted, and where; null if it was not. */
  get detour(): string | null {
    return this.#detour;
  }

  /**
   * Saves under this name, or where the game was saved before, or under a free name. Says where. What is wanted and cannot
   * be written is no reason to lose a game: then it goes under a free name, and `detour` says so.
   */
  save(record: MatchRecord, path: string | null = null): string {
    const text = formatRecord(record);
    if (path !== null) return this.#write(path, text);
    const wanted = this.#claimed ?? this.#own;
    this.#detour = null;
    if (wanted === null) return this.#writeFree(text);
    try {
      const saved = this.#write(wanted, text);
      this.#claimed = null; // it is the game's own now
      return saved;
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      const saved = this.#writeFree(text);
      this.#detour = `${error.message}; the game is in ${saved} instead`;
      this.#claimed = null;
      return saved;
    }
  }

  #writeFree(text: string): string {
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

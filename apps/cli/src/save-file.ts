import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BadInputError, type Game, type MatchRecord, type Seed } from '@cardwright/engine';
import { quoted } from './arguments.ts';
import { checkWritable } from './files.ts';
import { RecordFile } from './record-file.ts';

/** Refuses a game that was played by other rules. */
export function checkRules(path: string, game: Pick<Game, 'id' | 'rules'>, record: MatchRecord): void {
  if (record.rules === game.rules) return;
  throw new BadInputError(
    `${path} was made by rules ${record.rules} of ${game.id}; this program plays rules ${game.rules} and would play it differently`,
  );
}

/**
 * Where the record of one game goes: a file somebody named, or one made up. What was there before and is not of this game is
 * never replaced. What is wanted and cannot be written is no reason to lose a game: then it goes under a free name.
 */
export class SaveFile {
  readonly #name: string; //          what to call it when nobody said
  readonly #folder: string; //        and where to put it
  #store: RecordFile | null; //       the file that holds this very game already
  #claimed: string | null = null;
  #isWanted: boolean; //              somebody named the file: it stays when the game is over
  #detour: string | null = null;
  #trouble: string | null = null; //  why nothing can be kept at the moment

  constructor(game: string, seed: Seed, from: RecordFile | null, folder = '.') {
    this.#folder = folder;
    this.#name = `${game}-${seed}`;
    this.#store = from;
    this.#isWanted = from !== null;
  }

  /** Takes a name before anything is played, so that a bad one is refused at once. */
  claim(path: string): void {
    if (this.#isOwn(path)) return;
    try {
      checkClaim(path);
    } catch (error) {
      this.release();
      throw error;
    }
    this.#claimed = path;
    this.#isWanted = true;
  }

  /** Whether somebody wants the finished game kept. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Why the game was saved elsewhere than somebody wanted, and where; null if it was not. */
  get detour(): string | null {
    return this.#detour;
  }

  /** Keeps the game so far, whatever becomes of this program. Gives what is to be said about it: of each trouble once. */
  keep(record: MatchRecord): string | null {
    try {
      this.#bring(record).sync();
      this.#trouble = null;
      return this.#detour;
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      const isNews = this.#trouble !== error.message;
      this.#trouble = error.message;
      return isNews ? error.message : null;
    }
  }

  /** Why the game is not kept at the moment, or null if it is. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Saves under this name, or where the game is kept already. Says where; `detour` says why it is not where it was wanted. */
  save(record: MatchRecord, path: string | null = null): string {
    if (path !== null && !this.#isOwn(path)) this.#take(RecordFile.create(path, record));
    if (path !== null) this.#isWanted = true;
    const store = this.#bring(record);
    store.sync();
    return store.path;
  }

  /** The game is over, or left for good: its file stays if somebody wants it. */
  finish(record: MatchRecord): void {
    if (this.#isWanted) this.save(record);
    else this.#store?.remove();
    this.release();
  }

  /** Lets others have the file. */
  release(): void {
    this.#store?.close();
    this.#store = null;
  }

  #isOwn(path: string): boolean {
    return this.#store !== null && resolve(path) === resolve(this.#store.path);
  }

  /** From now on this is the game's file. One that nobody asked for goes. */
  #take(store: RecordFile): RecordFile {
    if (this.#isWanted) this.#store?.close();
    else this.#store?.remove();
    this.#store = store;
    this.#claimed = null;
    return store;
  }

  #bring(record: MatchRecord): RecordFile {
    this.#detour = null;
    const wanted = this.#claimed;
    if (this.#store === null && wanted === null) return this.#take(this.#free(record));
    try {
      if (this.#store === null || wanted !== null) return this.#take(RecordFile.create(wanted ?? '', record));
      this.#store.bring(record);
      return this.#store;
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      const store = this.#freeOr(record, error);
      this.#detour = `${error.message}; the game is in ${store.path} instead`;
      return this.#take(store);
    }
  }

  /** A file under a free name; if there is no room for it either, what was wrong at first. */
  #freeOr(record: MatchRecord, error: BadInputError): RecordFile {
    try {
      return this.#free(record);
    } catch (another) {
      throw another instanceof BadInputError ? error : another;
    }
  }

  #free(record: MatchRecord): RecordFile {
    try {
      return this.#freeIn(this.#folder, record);
    } catch (error) {
      if (error instanceof BadInputError) return this.#freeIn(tmpdir(), record);
      throw error;
    }
  }

  #freeIn(folder: string, record: MatchRecord): RecordFile {
    for (let n = 1; ; n++) {
      const path = join(folder, `${this.#name}${n === 1 ? '' : `-${n}`}.record`);
      if (existsSync(path)) continue;
      try {
        return RecordFile.create(path, record);
      } catch (error) {
        if (!existsSync(path)) throw error; // else another program has just taken the name
      }
    }
  }
}

/** Refuses a name under which nothing can be made. */
function checkClaim(path: string): void {
  if (path === '') throw new BadInputError('--save needs the name of a file');
  if (existsSync(path))
    throw new BadInputError(`${path} exists already: choose another name, or resume it with --resume`);
  checkWritable(path);
}

/** The command that goes on with a saved game. */
export const resumeCommand = (path: string, program = 'play'): string =>
  `npx cardwright ${program} --resume ${quoted(path)}`;

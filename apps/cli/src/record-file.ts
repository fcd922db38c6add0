import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { BadInputError, formatRecord, type MatchRecord, parseRecord, type RecordedChoice } from '@cardwright/engine';
import { cannotWrite, readText, writeWhole } from './files.ts';
import { holdFile } from './held-file.ts';

/** Where the choices of a game are kept as they are made. What cannot be kept now is kept along with the next choice. */
export interface RecordStorage {
  readonly path: string;
  readonly length: number; // how many choices it was given
  /** Keeps choices: when this returns, they outlive the program. Throws a BadInputError that says why it cannot. */
  append(...choices: readonly RecordedChoice[]): void;
  /** Keeps how the game ended. */
  finish(outcome: string): void;
  /** When this returns, all of it outlives the machine too. */
  sync(): void;
  /** Lets others have the file. */
  close(): void;
}

/** The file as we left it. */
interface FileStamp {
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
}

/**
 * A record that grows: at every moment the file is a whole record of the game so far. Each choice is one write, over the two lines
 * that close a record, so there is never a second file to be left behind. Nobody else may have the file meanwhile.
 */
export class RecordFile implements RecordStorage {
  readonly path: string;
  readonly #release: () => void;
  #record: MatchRecord & { choices: RecordedChoice[] };
  #written: Buffer;
  #left: FileStamp;
  #isSynced = true; // the machine has written what the program has

  private constructor(path: string, record: MatchRecord, release: () => void) {
    this.path = path;
    this.#release = release;
    this.#record = { ...record, choices: [...record.choices] };
    this.#written = readFileSync(path);
    this.#left = statSync(path);
  }

  /** Makes a file that was not there. */
  static create(path: string, record: MatchRecord): RecordFile {
    const release = holdFile(path);
    try {
      writeNew(path, formatRecord(record));
      return new RecordFile(path, record, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Goes on with a file that is there. */
  static open(path: string): RecordFile {
    readText(path); // what cannot be read needs no lock
    const release = holdFile(path);
    try {
      return new RecordFile(path, readRecord(path), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  get record(): MatchRecord {
    return this.#record;
  }

  get length(): number {
    return this.#record.choices.length;
  }

  append(...choices: readonly RecordedChoice[]): void {
    this.#record.choices.push(...choices);
    this.#write();
  }

  finish(outcome: string): void {
    this.#record = { ...this.#record, outcome };
    this.#write();
  }

  /** Keeps the game as this record has it: on from where it was, or from before that where something was taken back. */
  bring({ choices, players, outcome }: MatchRecord): void {
    this.#record = { ...this.#record, players, outcome, choices: [...choices] };
    this.#write();
  }

  sync(): void {
    this.#write();
    if (!this.#isSynced) this.#opened(fdatasyncSync);
    this.#isSynced = true;
  }

  close(): void {
    this.#release();
  }

  /** Takes the file away: nobody wants it. */
  remove(): void {
    if (this.#isOurs(statSync(this.path, { throwIfNoEntry: false }))) unlinkSync(this.path);
    this.close();
  }

  /** Writes what is new. If there is no room for all of it, the file stays as it was. */
  #write(): void {
    const [before, text] = [this.#written, Buffer.from(formatRecord(this.#record))];
    if (text.equals(before) && this.#isOurs(statSync(this.path, { throwIfNoEntry: false }))) return;
    this.#opened((file) => {
      if (!this.#isOurs(fstatSync(file)))
        throw new BadInputError(`${this.path} was changed by another program; it is left as it is`);
      try {
        const same = commonLength(before, text);
        if (same < before.lastIndexOf('\nend '))
          writeWhole(this.path, text.toString(), true); // others play it on
        else writeOver(file, before, text, same);
        this.#written = text;
        this.#isSynced = false;
      } finally {
        this.#left = statSync(this.path);
      }
    });
  }

  #opened(act: (file: number) => void): void {
    try {
      const file = openSync(this.path, 'r+');
      try {
        act(file);
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw error instanceof BadInputError ? error : cannotWrite(this.path, error);
    }
  }

  #isOurs(now: FileStamp | undefined): boolean {
    const { ino, size, mtimeMs } = this.#left;
    return now?.ino === ino && now.size === size && now.mtimeMs === mtimeMs;
  }
}

function parsed(path: string, text: string): MatchRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

export const readRecord = (path: string): MatchRecord => parsed(path, readText(path));

/** Writes a file that was not there, or leaves none. */
function writeNew(path: string, text: string): void {
  let isMade = false;
  try {
    const file = openSync(path, 'wx');
    isMade = true;
    try {
      writeAll(file, Buffer.from(text), 0);
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (isMade) unlinkSync(path);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new BadInputError(`${path} exists already: choose another name`);
    throw cannotWrite(path, error);
  }
}

function commonLength(a: Buffer, b: Buffer): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return same;
}

/**
 * Writes a text over another from where they differ. A shorter one (a word for the end that is shorter than "unfinished") is
 * filled up with empty lines, which mean nothing, and then cut.
 */
function writeOver(file: number, before: Buffer, text: Buffer, from: number): void {
  const padded = Buffer.concat([text, Buffer.alloc(Math.max(0, before.length - text.length), '\n')]);
  try {
    writeAll(file, padded, from);
    if (text.length < padded.length) ftruncateSync(file, text.length);
  } catch (error) {
    writeAll(file, before, from); // its room is still there
    ftruncateSync(file, before.length);
    throw error;
  }
}

/** A disk that is nearly full takes a part of a text before it refuses the rest. */
function writeAll(file: number, text: Buffer, from: number): void {
  for (let at = from; at < text.length; ) at += writeSync(file, text, at, text.length - at, at);
}

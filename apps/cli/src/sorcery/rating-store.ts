import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInputError } from '@cardwright/engine';
import { dataFolder } from '../data-folder.ts';
import { checkFolder, makeFolder, readText, writeWhole } from '../files.ts';
import { takeLock } from '../lock-file.ts';

/** Somewhere ratings are kept by name. A fault is a BadInputError: one line that says what is wrong. */
export interface RatingStore {
  /** The rating of this name, or null if there is none. */
  read(name: string): number | null;
  write(ratings: ReadonlyMap<string, number>): void;
  /** Keeps other games away, from reading to writing, until the function it gives is called. */
  lock(): () => void;
}

const isRating = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Where ratings are kept when nobody says. */
export const defaultStorePath = (env: NodeJS.ProcessEnv): string => join(dataFolder(env), 'sorcery-ratings.json');

/** All ratings in one file. It is read again before each writing, so that games that end meanwhile are not forgotten. */
export class RatingFile implements RatingStore {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  read(name: string): number | null {
    return this.#all().get(name) ?? null;
  }

  write(ratings: ReadonlyMap<string, number>): void {
    const all = new Map([...this.#all(), ...ratings]);
    makeFolder(dirname(this.#path));
    const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = JSON.stringify({ game: 'sorcery', ratings: Object.fromEntries(sorted) }, null, 2);
    writeWhole(this.#path, `${text}\n`, true);
  }

  lock(): () => void {
    makeFolder(dirname(this.#path));
    return takeLock(this.#path);
  }

  #all(): Map<string, number> {
    if (!existsSync(this.#path)) return new Map();
    const ratings = ratingsIn(readText(this.#path));
    if (ratings === null)
      throw new BadInputError(
        `the ratings in ${this.#path} are damaged; the file is left as it is: repair or remove it`,
      );
    return ratings;
  }
}

function ratingsIn(text: string): Map<string, number> | null {
  try {
    const { ratings } = JSON.parse(text) as { readonly ratings?: unknown };
    if (typeof ratings !== 'object' || ratings === null || Array.isArray(ratings)) return null;
    const entries = Object.entries(ratings);
    return entries.every((entry): entry is [string, number] => isRating(entry[1])) ? new Map(entries) : null;
  } catch {
    return null;
  }
}

/** The hand-out's own way: a folder with a file for each name and nothing but the number in it. */
export class RatingFolder implements RatingStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(name: string): number | null {
    const path = this.#path(name);
    if (!existsSync(path)) return null;
    const text = readText(path).trim();
    const rating = Number(text);
    if (/^-?\d+(\.\d+)?$/.test(text) && isRating(rating)) return rating;
    throw new BadInputError(`the rating in ${path} is no number; the file is left as it is: repair or remove it`);
  }

  write(ratings: ReadonlyMap<string, number>): void {
    makeFolder(this.#folder);
    for (const name of ratings.keys()) this.read(name); // damaged files are refused before any is written
    for (const [name, rating] of ratings) writeWhole(this.#path(name), `${rating}\n`, true);
  }

  lock(): () => void {
    makeFolder(this.#folder);
    return takeLock(join(this.#folder, '.ratings'));
  }

  /** Refuses a folder that cannot be used, before anything is played. */
  check(): void {
    checkFolder(this.#folder);
  }

  #path(name: string): string {
    return join(this.#folder, `${fileName(name)}.txt`);
  }
}

/** A name as a file can have it: what leads out of the folder is written as its code. */
const fileName = (name: string): string =>
  name.replaceAll(/[%/\\:*?"<>|]|^\./g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

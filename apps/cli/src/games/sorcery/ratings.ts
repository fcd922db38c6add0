import { BadInputError } from '@cardwright/engine';
import { type Pair, rated, STARTING_RATING } from '@cardwright/online';
import { defaultStorePath, RatingFile, RatingFolder, type RatingStore } from './rating-store.ts';

/** The ratings of two players; null: they cannot be read, and are left alone. `problem` is to be said. */
export interface KnownRatings {
  readonly ratings: Pair | null;
  readonly problem: string | null;
}

/** The ratings before and after a game; null: they could not be changed. `problem` is to be said. */
export interface RatingChange {
  readonly changed: { readonly before: Pair; readonly after: Pair } | null;
  readonly problem: string | null;
}

type Names = readonly [string, string];

/**
 * Everybody's Elo, in a store and, if somebody wants it, in a folder beside it. Who has a rating in the folder has that
 * one. When something is wrong with the folder, it is said once, the folder is left alone, and the store is kept on its own.
 */
export class Ratings {
  readonly #store: RatingStore;
  #folder: RatingStore | null;

  constructor(store: RatingStore, folder: RatingStore | null = null) {
    this.#store = store;
    this.#folder = folder;
  }

  /** Where the command line says; a folder that cannot be used is refused at once. */
  static from(given: { readonly eloStore?: string; readonly eloDir?: string }, env: NodeJS.ProcessEnv): Ratings {
    const store = new RatingFile(given.eloStore ?? defaultStorePath(env));
    if (given.eloDir === undefined) return new Ratings(store);
    const folder = new RatingFolder(given.eloDir);
    folder.check();
    return new Ratings(store, folder);
  }

  of(names: Names): KnownRatings {
    const found = guarded(() => this.#read(names));
    return 'problem' in found ? { ratings: null, problem: found.problem } : found.done;
  }

  /** Reckons up a finished game, from what the ratings are now. */
  settle(names: Names, score: number): RatingChange {
    const found = guarded(() => {
      const release = this.#store.lock();
      try {
        return this.#settle(names, score);
      } finally {
        release();
      }
    });
    return 'problem' in found ? { changed: null, problem: found.problem } : found.done;
  }

  #settle(names: Names, score: number): RatingChange {
    const locked = this.#withFolder((folder) => folder.lock());
    try {
      const { ratings: before, problem } = this.#read(names);
      const after = rated(before, score);
      const changed = new Map(names.map((name, i) => [name, after[i] as number]));
      this.#store.write(changed); // first: it does not depend on the folder
      const written = this.#withFolder((folder) => folder.write(changed));
      return { changed: { before, after }, problem: locked.problem ?? problem ?? written.problem };
    } finally {
      locked.done?.();
    }
  }

  #read(names: Names): { readonly ratings: Pair; readonly problem: string | null } {
    const stored = names.map((name) => this.#store.read(name));
    const { done, problem } = this.#withFolder((folder) => names.map((name) => folder.read(name)));
    const rating = (i: 0 | 1): number => done?.[i] ?? stored[i] ?? STARTING_RATING;
    return { ratings: [rating(0), rating(1)], problem };
  }

  /** Does something with the folder, if there is one; one that fails is not used again. */
  #withFolder<R>(act: (folder: RatingStore) => R): { readonly done: R | null; readonly problem: string | null } {
    const folder = this.#folder;
    if (folder === null) return { done: null, problem: null };
    const found = guarded(() => act(folder));
    if (!('problem' in found)) return { done: found.done, problem: null };
    this.#folder = null;
    return { done: null, problem: found.problem };
  }
}

function guarded<R>(act: () => R): { readonly done: R } | { readonly problem: string } {
  try {
    return { done: act() };
  } catch (error) {
    if (error instanceof BadInputError) return { problem: error.message };
    throw error;
  }
}

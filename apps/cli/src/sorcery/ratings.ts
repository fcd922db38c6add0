import { BadInputError } from '@cardwright/engine';
import { type Pair, rated, STARTING_RATING } from './elo.ts';
import { defaultStorePath, RatingFile, RatingFolder, type RatingStore } from './rating-store.ts';

/** The ratings before and after a game, or what kept them from being changed. */
export type Settled = { readonly before: Pair; readonly after: Pair } | { readonly problem: string };

type Names = readonly [string, string];

/** Everybody's Elo. When something is wrong with where they are kept, it is said once and they are left alone. */
export class Ratings {
  readonly #stores: readonly RatingStore[]; // the first that knows a name is believed; all of them are written

  constructor(stores: readonly RatingStore[]) {
    this.#stores = stores;
  }

  static from(given: { readonly eloStore?: string; readonly eloDir?: string }, env: NodeJS.ProcessEnv): Ratings {
    const file = new RatingFile(given.eloStore ?? defaultStorePath(env));
    return new Ratings(given.eloDir === undefined ? [file] : [new RatingFolder(given.eloDir), file]);
  }

  /** The ratings of both, or what is wrong. */
  of([first, second]: Names): Pair | { readonly problem: string } {
    return guarded(() => [this.#read(first), this.#read(second)]);
  }

  /** Reckons up a finished game, from what the ratings are now. */
  settle(names: Names, score: number): Settled {
    return guarded(() => {
      const before: Pair = [this.#read(names[0]), this.#read(names[1])];
      const after = rated(before, score);
      const changed = new Map(names.map((name, i) => [name, after[i] as number]));
      for (const store of this.#stores) store.write(changed);
      return { before, after };
    });
  }

  #read(name: string): number {
    const known = this.#stores.map((store) => store.read(name)); // all of them, so that any fault shows
    return known.find((rating) => rating !== null) ?? STARTING_RATING;
  }
}

function guarded<R>(act: () => R): R | { readonly problem: string } {
  try {
    return act();
  } catch (error) {
    if (error instanceof BadInputError) return { problem: error.message };
    throw error;
  }
}

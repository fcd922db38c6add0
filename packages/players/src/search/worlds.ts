import { childSeed, type GameTypes, type Hearing, type World } from '@cardwright/engine';
import type { Ask } from '../bot.ts';

/** Says how well a world fits what has been seen, 0 to 1: a world that fits half as well comes half as often. */
export type Fit<T extends GameTypes> = (world: World<T>) => number;

/** So many worlds are looked at for one that fits; then one of these is taken, the better it fits the likelier. */
const MOST_TRIES = 16;
const GRAIN = 1 << 20;

/** A seed as a number from 0 up to 1. */
const partOf = (seed: number): number => (seed % GRAIN) / GRAIN;

/** The worlds a seat imagines, by number. Each is imagined once and forked for whoever is tried in it. */
export class Worlds<T extends GameTypes> {
  readonly #ask: Pick<Ask<T>, 'imagine'>;
  readonly #seed: number;
  readonly #fit: Fit<T> | null;
  #number = -1;
  #world: World<T> | null = null;

  constructor(ask: Pick<Ask<T>, 'imagine'>, seed: number, fit: Fit<T> | null = null) {
    this.#ask = ask;
    this.#seed = seed;
    this.#fit = fit;
  }

  /** The seed of all that happens by chance in this world. */
  seedOf(number: number): number {
    return childSeed(this.#seed, number);
  }

  /** World number so and so, to do with as one likes; somebody may hear what happens in it. */
  fork(number: number, hearing?: Hearing): World<T> {
    if (number !== this.#number || this.#world === null) {
      this.#world = this.#imagine(this.seedOf(number));
      this.#number = number;
    }
    return this.#world.fork(hearing);
  }

  #imagine(seed: number): World<T> {
    let [taken, sum]: [World<T> | null, number] = [null, 0];
    for (let n = 0; n < MOST_TRIES; n++) {
      const tried = childSeed(seed, n);
      const world = this.#ask.imagine(tried);
      const fits = this.#fit?.(world) ?? 1;
      if (partOf(tried) < fits) return world;
      sum += fits;
      if (taken === null || partOf(childSeed(tried, 1)) * sum < fits) taken = world;
    }
    return taken as World<T>;
  }
}

import {
  type Choice,
  copyOf,
  type GameTypes,
  type Match,
  type Random,
  type Seat,
  type World,
} from '@cardwright/engine';
import { LentWorld } from './lent-world.ts';

/** How long a bot may think. Iterations make it repeatable; milliseconds suit people who wait. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** All a bot is given: what its seat sees, what it is asked, worlds it can imagine, and its own randomness. */
export interface Ask<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly decision: T['decision'];
  readonly random: Random;
  readonly budget: Budget;
  /** A world that fits everything the seat knows. The same seed gives the same world. */
  imagine(seed: number): World<T>;
}

export interface Answer {
  readonly choice: Choice;
  readonly weights?: readonly number[]; // how much the bot liked each option
  readonly why?: string; //                the code of its reason
}

/** Decides for a seat. A bot keeps nothing between questions. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly id: string; //    random, simple, smart …
  readonly level: string; // L0 to L5; several bots may share a level
  readonly about: { readonly en: string; readonly zh: string };
  readonly searches?: boolean; // it imagines worlds, so matches it plays in keep checkpoints
  decide(ask: Ask<T>): Answer;
}

const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };

/** In production, where mass simulations run, bots have been tried and are trusted with the match's own question. */
const isTrusting = process?.env['NODE_ENV'] === 'production';

/**
 * The question a match is asking, as its seat's bot gets it. All of it is made for the bot, when it looks at it: whatever it does
 * to it, the match does not change.
 */
export class Asking<T extends GameTypes> implements Ask<T> {
  readonly random: Random;
  readonly budget: Budget;
  readonly #match: Match<T>;
  readonly #seat: Seat;
  #decision: T['decision'] | undefined;
  #view: T['view'] | undefined;

  constructor(match: Match<T>, random: Random, budget: Budget = {}) {
    if (match.decision === null) throw new Error('nobody is asked: the game is over');
    this.#seat = match.decision.seat;
    this.random = random;
    this.budget = budget;
    this.#match = match;
  }

  get decision(): T['decision'] {
    if (this.#decision === undefined) {
      const own = this.#match.decision as T['decision'];
      this.#decision = isTrusting ? own : copyOf(own);
    }
    return this.#decision;
  }

  get view(): T['view'] {
    this.#view ??= this.#match.view(this.#seat);
    return this.#view;
  }

  imagine(seed: number): World<T> {
    const world = this.#match.imagine(this.#seat, seed);
    return isTrusting ? world : new LentWorld(world);
  }
}

import type { Choice, GameTypes, Match, Random, World } from '@cardwright/engine';

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

/** The question a match is asking, as its seat's bot gets it. Views are made only when looked at. */
export class Asking<T extends GameTypes> implements Ask<T> {
  readonly decision: T['decision'];
  readonly random: Random;
  readonly budget: Budget;
  readonly #match: Match<T>;
  #view: T['view'] | undefined;

  constructor(match: Match<T>, random: Random, budget: Budget = {}) {
    if (match.decision === null) throw new Error('nobody is asked: the game is over');
    this.decision = match.decision;
    this.random = random;
    this.budget = budget;
    this.#match = match;
  }

  get view(): T['view'] {
    this.#view ??= this.#match.view(this.decision.seat);
    return this.#view;
  }

  imagine(seed: number): World<T> {
    return this.#match.imagine(this.decision.seat, seed);
  }
}

import type { GameTypes, Match, Random, World } from '@cardwright/engine';
import type { Answer, Ask, Budget } from './bot.ts';
import { frozen } from './frozen.ts';

/** How a question is put, besides the question itself. */
export interface Manner {
  readonly budget?: Budget | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((answer: Answer) => void) | undefined;
  readonly isTrusting?: boolean; // the bot will not try to change the decision: freezing costs a tenth of a random game
}

/** Where it is known what a seat was told. */
export interface Memory<T extends GameTypes> {
  told(seat: number): readonly T['event'][];
}

const UNLIMITED: Budget = {};
const NO_CHECKPOINTS = { checkpoints: false };

/**
 * The question a match is asking, as its seat's bot gets it. What is costly is made only when looked at. Nothing is live: the view
 * is made for the bot, and the decision cannot be changed any more.
 */
export class Asking<T extends GameTypes> implements Ask<T> {
  readonly decision: T['decision'];
  readonly random: Random;
  readonly #match: Match<T>;
  readonly #manner: Manner;
  readonly #memory: Memory<T> | null;
  #view: T['view'] | undefined;
  #keys: readonly string[] | undefined;
  #history: readonly T['event'][] | undefined;

  constructor(match: Match<T>, random: Random, manner: Manner = {}, memory: Memory<T> | null = null) {
    if (match.decision === null) throw new Error('nobody is asked: the game is over');
    this.decision = manner.isTrusting === true ? match.decision : frozen(match.decision);
    this.random = random;
    this.#match = match;
    this.#manner = manner;
    this.#memory = memory;
  }

  get budget(): Budget {
    return this.#manner.budget ?? UNLIMITED;
  }

  get signal(): AbortSignal | undefined {
    return this.#manner.signal;
  }

  get onProgress(): ((answer: Answer) => void) | undefined {
    return this.#manner.onProgress;
  }

  get view(): T['view'] {
    this.#view ??= this.#match.view(this.decision.seat);
    return this.#view;
  }

  get keys(): readonly string[] {
    this.#keys ??= this.#match.decision?.options.map((option) => this.#match.keyOf(option)) ?? [];
    return this.#keys;
  }

  get history(): readonly T['event'][] {
    this.#history ??= this.#memory?.told(this.decision.seat) ?? [];
    return this.#history;
  }

  imagine(seed: number): World<T> {
    return this.#match.imagine(this.decision.seat, seed, NO_CHECKPOINTS);
  }
}

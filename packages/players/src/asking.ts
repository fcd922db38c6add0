import type { Choice, GameTypes, Match, Random, World } from '@cardwright/engine';
import type { Answer, Ask, Budget } from './bot.ts';
import { frozen } from './frozen.ts';
import { LentWorld } from './lent-world.ts';

/** How a question is put, besides the question itself. */
export interface AskOptions {
  readonly budget?: Budget | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((answer: Answer) => void) | undefined;
  readonly about?: Choice | undefined;
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
  readonly #manner: AskOptions;
  readonly #memory: Memory<T> | null;
  readonly #isTame: boolean;
  #view: T['view'] | undefined;
  #keys: readonly string[] | undefined;
  #history: readonly T['event'][] | undefined;

  /** `isTame`: the bot is known to change nothing of what it is handed. Keeping others from that costs a tenth of a random game. */
  constructor(
    match: Match<T>,
    random: Random,
    manner: AskOptions = {},
    memory: Memory<T> | null = null,
    isTame = false,
  ) {
    if (match.decision === null) throw new Error('nobody is asked: the game is over');
    this.decision = isTame ? match.decision : frozen(match.decision);
    this.random = random;
    this.#match = match;
    this.#manner = manner;
    this.#memory = memory;
    this.#isTame = isTame;
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

  get about(): Choice | undefined {
    return this.#manner.about;
  }

  get view(): T['view'] {
    this.#view ??= this.#isTame ? this.#match.glance(this.decision.seat) : this.#match.view(this.decision.seat);
    return this.#view;
  }

  get keys(): readonly string[] {
    this.#keys ??= this.#match.decision?.options.map((option) => this.#match.keyOf(option)) ?? [];
    return this.#keys;
  }

  get history(): readonly T['event'][] {
    if (this.#history === undefined) {
      const told = this.#memory?.told(this.decision.seat) ?? [];
      this.#history = this.#isTame ? told : frozen(told);
    }
    return this.#history;
  }

  imagine(seed: number): World<T> {
    const world = this.#match.imagine(this.decision.seat, seed, NO_CHECKPOINTS);
    return this.#isTame ? world : new LentWorld(world);
  }
}

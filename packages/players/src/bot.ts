import type { Choice, GameTypes, Random, Seat, World } from '@cardwright/engine';
import type { Search } from './search/search.ts';

/** How long a bot may think. Iterations make it repeatable; milliseconds suit people who wait. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** All a bot is given: what its seat sees and was told, what it is asked, worlds it can imagine, and its own randomness. */
export interface Ask<T extends GameTypes = GameTypes> {
  readonly view: T['view']; //                  made when looked at
  readonly decision: T['decision'];
  readonly keys: readonly string[]; //          the options as records write them; made when looked at
  readonly history: readonly T['event'][]; //   all this seat has been told since the deal, oldest first
  readonly random: Random;
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined; // aborted: answer at once with the best so far
  readonly onProgress?: ((answer: Answer) => void) | undefined; // the answer as it stands, now and then
  readonly about?: Choice | undefined; // an answer somebody wants to know about: why not this one?
  /** A world that fits everything the seat knows. The same seed gives the same world. */
  imagine(seed: number): World<T>;
}

/** An answer that was thought about: how often it was tried, and what chance to win it showed. */
export interface Considered {
  readonly choice: Choice;
  readonly visits: number;
  readonly value: number; // 0 to 1
  readonly error: number; // the standard error of the value
  readonly reasons?: readonly Reason[]; // what speaks for it, or against it
}

/** Why a bot answers as it does: a code and its fields, which the presenter puts into words. */
export interface Reason {
  readonly code: string;
  readonly [field: string]: unknown;
}

export interface Answer {
  readonly choice: Choice;
  readonly considered?: readonly Considered[];
  readonly reasons?: readonly Reason[];
}

/** A bot at a seat of one game: it may remember what it was told and what it thought. */
export interface Thinker<T extends GameTypes = GameTypes> {
  /** A bot that does not search answers at once; only a promise is waited for. */
  decide(ask: Ask<T>): Answer | Promise<Answer>;
  /** What this seat was told since the last call: before it is asked, and as the game goes on. */
  observe?(events: readonly T['event'][]): void;
  close?(): void;
}

/** What is made of what everybody is told. It is no seat's own: who looks on could have made it. */
export interface Gathering<T extends GameTypes = GameTypes> {
  hear(event: T['event']): void;
}

/** Somebody who can play a game. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly id: string; //         random, simple, smart …
  readonly level: string; //      L0 to L5; several bots may share a level
  readonly name: { readonly en: string; readonly zh: string };
  readonly about: { readonly en: string; readonly zh: string };
  readonly search?: Search<T>; // what it searches by, for whoever wants to know more than its choice
  readonly searches?: boolean; // it imagines worlds, so matches it plays in keep checkpoints
  readonly budget?: Budget; //    how long it thinks where nobody says
  readonly listens?: boolean | readonly string[]; // it wants `observe` or `history`, of all events or of these types; where nobody does, nobody collects them
  readonly isTame?: boolean; //   it is known to change nothing of what it is handed; others are handed copies, or what is frozen
  readonly gathers?: () => Gathering<T>; // what it makes of what everybody is told: made once a table, for all seats that gather so
  open(seat: Seat, seed: number, gathered?: Gathering<T>): Thinker<T>;
}

/** What at least one of these bots listens to: all events, those of some types, or none. */
export function heardBy<T extends GameTypes>(bots: readonly (Bot<T> | null)[]): boolean | readonly string[] {
  const types = new Set<string>();
  for (const { listens = false } of bots.filter((bot) => bot !== null)) {
    if (listens === true) return true;
    if (listens !== false) for (const type of listens) types.add(type);
  }
  return types.size > 0 && [...types];
}

/** How a bot sits down that remembers nothing: its decision follows from the question alone. */
export function byReflex<T extends GameTypes>(decide: (ask: Ask<T>) => Answer): Bot<T>['open'] {
  const thinker: Thinker<T> = { decide };
  return () => thinker;
}

/** The answer of a bot that must not be waited for. */
export function atOnce(answer: Answer | Promise<Answer>): Answer {
  if (answer instanceof Promise) throw new Error('this bot takes its time, and nobody here waits for it');
  return answer;
}

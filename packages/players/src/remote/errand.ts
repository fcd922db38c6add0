import type { Choice, Event, ParkedMatch, Seat } from '@cardwright/engine';
import type { Answer, Budget } from '../bot.ts';

/**
 * A question as data, to be thought about in another thread. It holds the match as it stands, so it goes to those who run bots
 * and never to a bot: there as here a bot gets what its seat sees.
 */
export interface Errand {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly parked: ParkedMatch;
  readonly bot: string;
  readonly seat: Seat;
  readonly opening: number; // the seed the bot is opened with
  readonly random: number; //  the seed of its own randomness
  readonly told: readonly Event[]; // what its seat was told
  readonly budget: Budget;
  readonly about?: Choice; //    an answer somebody wants to know about
  readonly isFollowed?: true; // the answer as it stands is wanted now and then
}

/** Where bots that search do their thinking, if not here. */
export interface RemoteThinking {
  think(errand: Errand, signal?: AbortSignal, onProgress?: (answer: Answer) => void): Promise<Answer>;
}

/** What is said to a thread that thinks … */
export type ToDesk = { readonly id: number; readonly errand: Errand } | { readonly id: number; readonly isOff: true }; // answer with the best so far

/** … and what it says. */
export type FromDesk =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly soFar: Answer }
  | { readonly id: number; readonly problem: string };

import type { Option, Seat } from '@cardwright/engine';
import type { DepthName } from './depth.ts';
import type { Estimate } from './estimate.ts';

/** What is said of a choice that mattered. Found: a good one that is rarely seen. Close: others looked better, but who knows. */
export type Mark = 'blunder' | 'mistake' | 'found' | 'close';

/** An option that was weighed: what it is, what it was meant to begin, and the chance to win after it. */
export interface WeighedOption {
  readonly keys: readonly string[];
  readonly options: readonly Option[];
  readonly plan: readonly string[]; // keys; its own first
  readonly chance: Estimate;
}

/** What came of the choice more or less often than of the better one: why the one is better. */
export interface Cause {
  readonly kind: string; //   dies, life, cards …; wins, wins-now and loses: the game itself
  readonly of: Seat;
  readonly chosen: number; // the mean after the choice …
  readonly better: number; // … and after the other
  readonly weight: number; // of the loss, how much goes with it
}

/** A decision of the reviewed seat, judged by what that seat knew. */
export interface Verdict {
  readonly kind: string;
  readonly chosen: WeighedOption;
  readonly others: readonly WeighedOption[]; // the best first; they were found before they were measured, so a later one may look better
  readonly loss: Estimate; // of the choice against the best of the others; below 0: it was better than that
  readonly mark: Mark | null;
  readonly worlds: number;
  readonly causes: readonly Cause[];
}

/** One choice of a game. Chances are those of the sides, in their order, with all hands open and the luck to come unknown. */
export interface Step {
  readonly at: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly before: readonly Estimate[];
  readonly swing: readonly Estimate[]; // what the choice changed, luck left aside
  readonly verdict: Verdict | null; //    of the reviewed seat's decisions, where there was something to weigh
}

export interface Side {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** Where the chance of the own side went: start + luck + others + own = end. */
export interface Balance {
  readonly start: Estimate;
  readonly luck: Estimate;
  readonly others: Estimate;
  readonly own: Estimate;
  readonly end: number;
}

export interface Review {
  readonly game: string;
  readonly rules: string;
  readonly seat: Seat;
  readonly depth: DepthName;
  readonly sides: readonly Side[];
  readonly own: number; // the side of the reviewed seat
  readonly end: readonly number[]; // what each side won; of a game that is not over, its chance
  readonly steps: readonly Step[];
  readonly balance: Balance;
}

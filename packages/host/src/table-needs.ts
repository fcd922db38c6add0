import type { Event, Game, Random, Seat, Viewer } from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import type { RemoteThinking } from '@cardwright/players/remote';
import type { Clock } from './clock.ts';
import type { Origin } from './live-match.ts';
import type { Passing } from './passing.ts';
import type { TablePolicy } from './policy.ts';
import type { Holder } from './seats.ts';
import type { TableStorage } from './table-storage.ts';
import type { ClockState } from './timekeeper.ts';

/** All a table needs. */
export interface TableNeeds {
  readonly game: Game;
  readonly passing: Passing;
  readonly origin: Origin;
  readonly seats: readonly Holder[];
  readonly policy: TablePolicy;
  readonly standIn: Bot; //    plays for empty seats and for people who are away
  readonly adviser?: Bot; //   gives hints
  readonly elsewhere?: RemoteThinking; // where bots that search think; else here, in slices
  readonly store?: TableStorage;
  readonly clock?: Clock;
  readonly time?: ClockState; // what was left of everybody's when the table was put away
  readonly told?: number; //   what is told is numbered from here on: above all that others may have told of this table
  readonly random?: Random; // for pauses only: nothing of the game comes from it
  readonly pace?: number; //   ms people get to see what happened before a bot goes on
  readonly rest?: (event: Event) => number; // the same, where it depends on what happened
  readonly botRandom?: (seat: Seat) => Random; // what a bot draws from, where not from the seed
  readonly beats?: (event: Event) => boolean; // what is a step of its own for whoever is told step by step; without secrets
  readonly forced?: Forced;
  readonly onEnd?: () => void;
  readonly onFault?: (error: unknown) => void;
}

/** Who is asked what has only one answer: some programs want to hear it, and some bots draw a number for it. */
export interface Forced {
  readonly people?: boolean;
  readonly bots?: boolean;
}

/** The seats somebody answers for, or the eyes through which somebody only looks. */
export type Place = { readonly seats: readonly Seat[] } | { readonly viewer: Viewer };

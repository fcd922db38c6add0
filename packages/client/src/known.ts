import type { Outcome, Viewer } from '@cardwright/engine';
import {
  type Asked,
  type Awaited,
  type ClockInfo,
  patched,
  type Quiet,
  type SeatInfo,
  type Told,
} from '@cardwright/host';

/** All that is known of a table at the moment; what a host tells changes it bit by bit. */
export interface TableKnowledge {
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly asks: Asked | null;
  readonly awaits: readonly Awaited[];
  readonly clock: ClockInfo | null;
  readonly seats: readonly SeatInfo[];
  readonly undo: boolean;
  readonly quiet: Quiet | null;
  readonly paused: boolean;
  readonly outcome: Outcome | null;
}

export const NOTHING: TableKnowledge = {
  n: 0,
  viewer: 'public',
  view: null,
  asks: null,
  awaits: [],
  clock: null,
  seats: [],
  undo: false,
  quiet: null,
  paused: false,
  outcome: null,
};

/** What is known after something was told: what is absent in it is as it was. */
export function after(before: TableKnowledge, told: Told): TableKnowledge {
  const isWhole = told.view !== undefined; // other eyes, maybe: what was asked was asked of somebody else
  const {
    asks = isWhole ? null : before.asks,
    awaits = before.awaits,
    clock = before.clock,
    seats = before.seats,
  } = told;
  const { undo = before.undo, quiet = before.quiet, paused = before.paused, outcome = before.outcome } = told;
  const view = told.view ?? patched(before.view, told.patch ?? null);
  return { n: told.n, viewer: told.viewer, view, asks, awaits, clock, seats, undo, quiet, paused, outcome };
}

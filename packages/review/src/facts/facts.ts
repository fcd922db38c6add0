import type { Seat } from '@cardwright/engine';

/** Something that can be counted on an open table: a kind, and whose it is. */
export interface Fact {
  readonly kind: string;
  readonly of: Seat; // where sides are counted, a seat of the side
  readonly count: number;
}

/** What there is to count on a table of a game, all cards open. */
export type FactsOf<View = unknown> = (view: View) => readonly Fact[];

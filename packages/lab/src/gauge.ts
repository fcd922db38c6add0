import type { GameTypes, Seat } from '@cardwright/engine';

/** Something that happened to a card of somebody's: dealt before the first turn, drawn later, or played. */
export interface CardHandling {
  readonly way: 'dealt' | 'drawn' | 'played';
  readonly seat: Seat;
  readonly card: string;
}

/** What somebody was in a game, by id. */
export interface SeatIdentity {
  readonly role?: string; //   what is dealt to a seat, or the side it took
  readonly hero?: string;
  readonly pair?: string; //   both heroes, where there are two
}

/** What there is to count in a game, for those who measure it. */
export interface Gauge<T extends GameTypes = GameTypes> {
  /** The turn it is, from 1; 0 before the first. */
  turn(view: T['view']): number;
  /** What a seat was, from a view of everything after the end. */
  stood?(view: T['view'], seat: Seat): SeatIdentity;
  /** For one game with these options: the cards an event tells of, event after event. */
  watch(options: T['options']): (event: T['event']) => readonly CardHandling[];
  readonly hasLeaf: boolean; //           whether the game's search can judge a table as it stands
  readonly roles: readonly string[]; //   in their order
  /** A word of a hero: its kingdom. */
  kindOf?(hero: string): string | undefined;
  /** The field of the game's words that names a card, and what stands in it. */
  readonly cardField: string;
  cardValue?(card: string): unknown;
}

/** What is counted in a game that says nothing of itself. */
export const plainGauge: Gauge = {
  turn: (view) => {
    const { turn, turns } = view as { readonly turn?: unknown; readonly turns?: unknown };
    return typeof turns === 'number' ? turns : typeof turn === 'number' ? turn : 1;
  },
  watch: () => () => [],
  hasLeaf: false,
  roles: [],
  cardField: 'card',
};

import type { Decision, GameTypes } from '@cardwright/engine';
import type { Paint } from './paint.ts';

/** The viewer's own cards and what may be chosen, in so many rows: where the choices are too many, one page of them at a time. */
export interface Hand {
  readonly cards: readonly string[];
  readonly pages: readonly (readonly string[])[];
  readonly last: readonly string[]; // below every page: the choice that does least
}

export const NO_HAND: Hand = { cards: [], pages: [[]], last: [] };

/** All of it, one below the other. */
export const handLines = ({ cards, pages, last }: Hand): string[] => [...cards, ...pages.flat(), ...last];

/**
 * How a game looks in a terminal: pure functions from what a viewer sees to lines of at most `paint.width` cells. Where
 * there are not as many rows as all of it takes, it is told shorter, as far as it can be.
 */
export interface Screen<T extends GameTypes = GameTypes> {
  /** Everything on the table. */
  table(view: T['view'], paint: Paint, rows?: number): string[];
  /** The viewer's own cards, with the numbers of the open decision's choices; null: the viewer is not asked. */
  hand(view: T['view'], decision: Decision<T['option']> | null, paint: Paint, rows?: number): Hand;
  /** What a player needs to know before a question, in sentences. */
  brief?(view: T['view'], paint: Paint): string[];
  /** What whoever watches is told besides the log, whenever it has changed; null: nothing. */
  aside?(view: T['view'], paint: Paint): string | null;
  /** The score, if the game keeps one, for the line that ends a game. */
  score?(view: T['view'], paint: Paint): string;
}

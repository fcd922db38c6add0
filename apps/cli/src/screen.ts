import type { Decision, GameTypes } from '@cardwright/engine';
import type { Paint } from './paint.ts';

/** How a game looks in a terminal: pure functions from what a viewer sees to lines of at most `paint.width` cells. */
export interface Screen<T extends GameTypes = GameTypes> {
  /** Everything on the table. */
  table(view: T['view'], paint: Paint): string[];
  /** The viewer's own cards, with the numbers of the open decision's choices on them; null: the viewer is not asked. */
  hand(view: T['view'], decision: Decision<T['option']> | null, paint: Paint): string[];
  /** What a player needs to know before a question, in sentences. */
  brief?(view: T['view'], paint: Paint): string[];
  /** What whoever watches is told besides the log, whenever it has changed; null: nothing. */
  aside?(view: T['view'], paint: Paint): string | null;
  /** The score, if the game keeps one, for the line that ends a game. */
  score?(view: T['view'], paint: Paint): string;
}

import type { GameTypes } from '@cardwright/engine';

/** What a host has to know of a game's questions to answer some of them for a person who wishes so. */
export interface Passing<T extends GameTypes = GameTypes> {
  /** Whether an option is to let something pass. */
  pass(option: T['option']): boolean;
  /** Which turn it is: another text with every turn. */
  turn(view: T['view']): string;
  /** Which card or window a question is about; null: none. */
  topic(view: T['view'], decision: T['decision']): string | null;
}

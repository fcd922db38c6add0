import type { Decision, Event } from '@cardwright/engine';
import type { Answer } from './conversation.ts';

/** One of the two ways a game is shown: lines, or a screen. */
export interface Table {
  /** Something happened. */
  tell(event: Event): void;
  /** Something else is to be said. */
  note(line: string): void;
  /** Asks somebody at the keyboard, until there is an answer. */
  ask(decision: Decision): Promise<Answer>;
  /** The game is over. */
  finish(result: string): Promise<void>;
  /** Gives the terminal back, and says a last thing if there is one. */
  close(last?: string): void;
}

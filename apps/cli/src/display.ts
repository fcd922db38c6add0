import type { Seat } from '@cardwright/engine';
import type { Answer } from './conversation.ts';

/** One of the two ways a table is shown: lines, or a screen. */
export interface Display {
  /** Something happened. */
  tell(): void;
  /** Something else is to be said. */
  note(line: string): void;
  /** Asks whoever is at the keyboard, until there is an answer. */
  ask(): Promise<Answer>;
  /** Hides everything until this player is at the keyboard; says how somebody left instead. */
  curtain(seat: Seat): Promise<Leaving | null>;
  /** Whom to tell that somebody wants to leave (Ctrl-C) while nothing is asked: a bot may think for long. */
  whenInterrupted(leave: () => void): void;
  /** Lets people look at what happened; Enter goes on. */
  pause(ms: number): Promise<void>;
  /** The game is over. */
  finish(result: string, chronicle: readonly string[]): Promise<void>;
  /** Gives the terminal back, and says a last thing if there is one. */
  close(last?: string): void;
}

/** How somebody leaves: by saying so, because there is no more input, or by Ctrl-C. */
export type Leaving = 'quit' | 'end' | 'interrupt';

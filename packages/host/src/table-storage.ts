import type { RecordedChoice } from '@cardwright/engine';

/**
 * Where a table keeps its game. A choice counts, and others hear of it, only once it is kept: whoever keeps it elsewhere
 * gives back a promise. What cannot be kept is thrown as a BadInputError, and the choice is not made.
 */
export interface TableStorage {
  /** Choice number `at`, from 0. `isOwn`: the seat's person made it, or let their time run out; else a bot did. */
  append(choice: RecordedChoice, at: number, isOwn: boolean): void | Promise<void>;
  /** Choices from number `length` on were taken back. */
  cut(length: number): void | Promise<void>;
  /** The game is over. */
  end(outcome: string): void | Promise<void>;
}

/** Keeps nothing. */
export const forgetful: TableStorage = { append: () => undefined, cut: () => undefined, end: () => undefined };

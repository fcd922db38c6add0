// What the page and the host of a table say to each other. The host is a worker, or a terminal with a game running in it.

import type { Frame, LogLine, Ref, ReplaySummary, Sheet, Still } from '@cardwright/client';
import type { Language, Setting, Span, Viewer } from '@cardwright/engine';

/** What is known of a game before it is played. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly settings: readonly { readonly name: string; readonly text: string; readonly setting: Setting }[];
  readonly bots: readonly { readonly id: string; readonly level: string; readonly about: string }[];
  readonly usualBot: string;
  readonly rules: readonly string[];
  readonly outcomes: Readonly<Record<string, string>>; // how it can end, in words
}

/** How a new table is set up. */
export interface TableSetup {
  readonly game: string;
  readonly seats?: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly as?: number; //   the person's seat; absent: 0
  readonly bots?: string; // a bot's id or level for all others
}

/** What changed at a table. */
export interface News {
  readonly frame: Frame;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }; // from 0: all of it anew
  readonly passed: readonly Span[] | null; // what was just passed for the person, because nothing else was possible or it was wished
  readonly canUndo: boolean;
  readonly isAided: boolean; //  hints, taking back and not being asked are to be had
  readonly isShared: boolean; // several people play here, and see what whoever is asked sees
  readonly isQuiet: boolean;
  readonly isThinking: boolean;
  readonly record: string;
}

export interface Hint {
  readonly by: string;
  readonly choice: readonly number[];
  readonly text: string;
}

/** Everything about a table, for developers. */
export interface Insides {
  readonly views: readonly { readonly viewer: Viewer; readonly view: unknown }[];
  readonly decision: unknown;
  readonly keys: readonly string[];
  readonly events: readonly unknown[];
  readonly digest: string;
}

export interface Calls {
  describe(given: { game: string; language: Language }): GameCard;
  open(given: { setup: TableSetup; language: Language; pace: number }): null;
  resume(given: { record: string; as?: number; language: Language; pace: number }): null;
  choose(given: { at: number; choice: readonly number[] }): null;
  type(given: { line: string }): { problem: string } | null;
  undo(given: object): null;
  quiet(given: { on: boolean }): null;
  pace(given: { pace: number }): null;
  language(given: { language: Language }): null;
  hint(given: object): Hint | null;
  step(given: object): null;
  insides(given: object): Insides;
  sheet(given: { ref: Ref }): Sheet | null;
  openReplay(given: { record: string; language: Language }): ReplaySummary;
  still(given: { at: number; viewer: Viewer; language: Language }): Still;
  story(given: { viewer: Viewer; language: Language }): LogLine[];
}

export type CallName = keyof Calls;
export type Given<N extends CallName> = Parameters<Calls[N]>[0];
export type Returned<N extends CallName> = ReturnType<Calls[N]>;

/** From the page. */
export interface CallMessage {
  readonly id: number;
  readonly call: CallName;
  readonly given: unknown;
}

/** To the page: an answer, a refusal in one line, or news. */
export type HostMessage =
  | { readonly id: number; readonly returned: unknown }
  | { readonly id: number; readonly problem: string }
  | { readonly news: News }
  | { readonly fault: string; readonly record: string | null }; // the host is at its end; this is the game so far

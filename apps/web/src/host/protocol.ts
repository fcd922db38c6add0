// What the page and the host of a table say to each other. The host is a worker, or a terminal with a game running in it.

import type { Advice, Frame, LogLine, Ref, ReplaySummary, Sheet, Still } from '@cardwright/client';
import type { Language, Setting, Span, Viewer } from '@cardwright/engine';
import type { ClockInfo, Quiet } from '@cardwright/host';

/** What is known of a game before it is played. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly settings: readonly {
    readonly name: string;
    readonly text: string;
    readonly setting: Setting;
    readonly values: Readonly<Record<string, string>>; // each choice in words
  }[];
  readonly bots: readonly {
    readonly id: string;
    readonly level: string;
    readonly name: string;
    readonly about: string;
  }[];
  readonly usualBot: string;
  readonly rules: readonly string[];
  readonly outcomes: Readonly<Record<string, string>>; // how it can end, in words
}

/** How a new table is set up. */
export interface TableSetup {
  readonly game: string;
  readonly seats?: number;
  readonly seed?: number; //              absent: any
  readonly options?: Readonly<Record<string, unknown>>;
  readonly people?: number; //            how many sit at this screen; absent: one
  readonly as?: readonly number[]; //     their seats; absent: any
  readonly bots?: string; // a bot's id or level for all others
  readonly think?: number; // ms a bot that searches may think about a decision
}

/** What changed at a table. */
export interface News {
  readonly frame: Frame;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }; // from 0: all of it anew
  readonly passed: readonly Span[] | null; // what was just passed for the person, because nothing else was possible or it was wished
  readonly canUndo: boolean;
  readonly isAided: boolean; //  hints, taking back and not being asked are to be had
  readonly isShared: boolean; // several people play here, and see what whoever is asked sees
  readonly curtain: { readonly seat: number; readonly name: string } | null; // who has to look next, where several share the screen
  readonly quiet: Quiet | null; //  what the person does not want to be asked
  readonly canPassCard: boolean; // what is asked is about a card that can be passed for good
  readonly isThinking: boolean;
  readonly clock: ClockInfo | null; // of whoever is waited for
  readonly isStaging: boolean; // it is being shown what happened; what is asked comes after it
  readonly isHeld: boolean; //    what is shown stays until somebody goes on
  readonly keeping: string | null; // why the game cannot be kept for good
  readonly isKept: boolean; //     it can be found in the archive
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
  /** Goes on with the game of this name, or begins it. False: there is none, and nothing is known of how to begin. */
  open(given: { id: string | null; setup: TableSetup | null; language: Language; pace: number }): boolean;
  /** Goes to a table that runs elsewhere; when its game is over it is kept here by this name. */
  join(given: { url: string; id: string; language: Language; pace: number }): null;
  choose(given: { at: number; choice: readonly number[] }): null;
  type(given: { line: string }): { problem: string } | null;
  undo(given: object): null;
  quiet(given: { until: Quiet | null }): null;
  lift(given: { seat: number | null }): null;
  pace(given: { pace: number }): null;
  /** Enough has been seen: on to the question, or to what is to be looked at next. */
  skip(given: object): null;
  language(given: { language: Language }): null;
  hint(given: object): Advice | null;
  /** The game so far, for whoever saves or copies it. */
  record(given: object): string;
  /** How the table was set up, to be set up again. */
  setup(given: object): TableSetup;
  step(given: object): null;
  insides(given: object): Insides;
  sheet(given: { ref: Ref }): Sheet | null;
  openReplay(given: { record: string; language: Language }): ReplaySummary;
  still(given: { at: number; viewer: Viewer; language: Language }): Still;
  /** How it came to this move from the one before, step by step. */
  steps(given: { at: number; viewer: Viewer; language: Language }): readonly Frame[];
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
  | { readonly fault: string } //                          the table is at its end
  | { readonly lost: string | null }; //                   the way to a table elsewhere is gone; why, if that is known

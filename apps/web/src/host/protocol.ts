// What the page and the host of a table say to each other. The host is a worker, or a terminal with a game running in it.

import type {
  Advice,
  Chronicle,
  CoachLine,
  Frame,
  LogLine,
  Piece,
  Ref,
  ReplayFrame,
  ReplaySummary,
  Sheet,
} from '@cardwright/client';
import type { Language, Setting, Span, Viewer } from '@cardwright/engine';
import type { ClockInfo, Quiet, SeatInfo } from '@cardwright/host';
import type { Denied, Room, Said, ToTable } from '@cardwright/online';
import type { FileSetup, RoleCount } from '@cardwright/registry';
import type { DepthName, Review, Step, TurningPoint } from '@cardwright/review';
import type { LineState } from './line.ts';
import type { Ruling } from './rulings.ts';

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
    readonly strokes: number; // how strong it is, 0 to 4
    readonly isMeasured: boolean; // its strength is known, so it may sit at a rated table
  }[];
  readonly usualBot: string;
  readonly unset: readonly string[]; // settings that are of no use here, or come from a file
  readonly files: readonly { readonly id: string; readonly name: string; readonly example: string }[];
  readonly rules: readonly ChapterCard[];
  readonly outcomes: Readonly<Record<string, string>>; // how it can end, in words
}

/** A chapter of the rules in one language. */
export interface ChapterCard {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

/** A card or a hero with the rulings that concern it. */
export interface RuledPiece extends Piece {
  readonly rulings: readonly Ruling[];
}

/** How a new table is set up. */
export interface TableSetup {
  readonly game: string;
  readonly seats?: number;
  readonly seed?: number; //              absent: any
  readonly options?: Readonly<Record<string, unknown>>;
  readonly as?: readonly number[]; //     where people sit, all at this screen; absent: one, anywhere
  readonly bots?: string | readonly string[]; // a bot's id or level for all others, or one for each seat
  readonly isDealt?: boolean; //          all move round the table by chance; absent: only where nobody chose a seat
  readonly role?: string; //              what the first of them is to be; absent: as it is dealt
  readonly think?: number; // ms a bot that searches may think about a decision
}

/** A file somebody brought. */
export interface GivenFile {
  readonly game: string;
  readonly kind: string | null;
  readonly name: string; // what messages call it
  readonly text: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What changed at a table. */
export interface News {
  readonly frame: Frame;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }; // from 0: all of it anew
  readonly passed: readonly Span[] | null; // what was just passed for the person, because nothing else was possible or it was wished
  readonly canUndo: boolean;
  readonly isAided: boolean; //  taking back and not being asked are to be had
  readonly hasHints: boolean; // and what a bot would do
  readonly isShared: boolean; // several people play here, and see what whoever is asked sees
  readonly curtain: { readonly seat: number; readonly name: string } | null; // who has to look next, where several share the screen
  readonly quiet: Quiet | null; //  what the person does not want to be asked
  readonly canPassCard: boolean; // what is asked is about a card that can be passed for good
  readonly isThinking: boolean;
  readonly seats: readonly SeatInfo[]; //         who sits where
  readonly awaits: readonly (number | null)[]; // who is waited for; null: it is not told who
  readonly clock: (ClockInfo & { readonly told: number }) | null; // of whoever is waited for, as it was told at that time of the day
  readonly isStaging: boolean; // it is being shown what happened; what is asked comes after it
  readonly isHeld: boolean; //    what is shown stays until somebody goes on
  readonly keeping: string | null; // why the game cannot be kept for good
  readonly advice: Advice | null; // what was said when a hint was asked for, as it stands
  readonly isKept: boolean; //     it can be found in the archive
  readonly lesson?: { readonly teaching: CoachLine | null; readonly isDone: boolean }; // of a table that teaches
}

/** Everything about a table, for developers. */
export interface Insides {
  readonly views: readonly { readonly viewer: Viewer; readonly view: unknown }[];
  readonly decision: unknown;
  readonly keys: readonly string[];
  readonly events: readonly unknown[];
  readonly beliefs: readonly unknown[]; // by seat, where bots have any
  readonly digest: string;
}

/** What is read of a review, in one language. Its figures stand in the review itself. */
export interface ReviewText {
  readonly game: string;
  readonly ending: string | null; //               null: it is not over
  readonly seats: readonly {
    readonly name: string;
    readonly player: string;
    readonly sign: string;
    readonly side: number;
  }[];
  readonly sides: readonly string[];
  readonly turns: readonly TurnText[];
  readonly deaths: readonly { readonly at: number; readonly seat: number; readonly text: string }[];
  readonly chosen: readonly string[]; //            by step
  readonly mattered: readonly number[]; //          the choices with a mark
  readonly verdicts: Readonly<Record<number, VerdictText>>; // by the number of the choice
  readonly balance: readonly { readonly what: string; readonly much: string }[];
  readonly counted: string;
  readonly loss: string;
}

/** The beginning of a turn, after so many choices. */
export interface TurnText {
  readonly at: number;
  readonly seat: number | null;
  readonly text: string;
  readonly round: string | null;
}

export interface VerdictText {
  readonly options: readonly string[]; // what was chosen first, then the others
  readonly mark: string;
  readonly weight: string;
  readonly reasons: readonly string[];
  readonly worlds: string;
}

/** What is reviewed, for whom, and how thoroughly. */
export interface ReviewWish {
  readonly record: string;
  readonly seat: number;
  readonly depth: DepthName;
}

/** Two answers to a question, by their keys: the best, and what somebody chose; if that is the best, the next is held against it. */
export interface ContrastWish {
  readonly best: string;
  readonly chosen: string;
  readonly next: string;
}

/** What may come of the best answer and of another one, line by line, and why that one is worse. */
export interface ContrastText {
  readonly other: string; // its key: what was chosen, or what is tempting
  readonly best: readonly string[];
  readonly instead: readonly string[];
  readonly causes: readonly string[];
}

/** Where a game turned, and by how much the chances may be off. */
export interface TurningPoints {
  readonly turnings: readonly TurningPoint[];
  readonly error: number;
}

/** What changed at a table on a server, apart from its game. */
export type RoomNews =
  | { readonly room: Room }
  | { readonly said: Said }
  | { readonly denied: Denied }
  | { readonly line: LineState };

export interface Calls {
  describe(given: { game: string; language: Language }): GameCard;
  /** All cards and heroes of a game. */
  gallery(given: { game: string; language: Language }): readonly RuledPiece[];
  /** Where the rules of a game leave a choice: how it is played. */
  rulings(given: { game: string; language: Language }): readonly Ruling[];
  /** The roles that are dealt; none in a game without. */
  roles(given: Pick<TableSetup, 'game' | 'options'> & { seats: number; language: Language }): readonly RoleCount[];
  /** Refuses what cannot be set up, in a line for each fault. */
  check(given: { setup: TableSetup }): null;
  /** What a file says of a table; its kind is guessed where it is not told. */
  readFile(given: GivenFile): FileSetup & { readonly kind: string };
  /** Goes on with the game of this name, or begins it. False: there is none, and nothing is known of how to begin. */
  open(given: { id: string | null; setup: TableSetup | null; language: Language; pace: number }): boolean;
  /** Begins a game's lesson. It is not kept. */
  teach(given: { game: string; language: Language; pace: number }): null;
  /** What the coach said was understood. */
  understood(given: object): null;
  /** Goes to a table that runs in a terminal; when its game is over it is kept here by this name. */
  join(given: { url: string; id: string; language: Language }): null;
  /** Goes to a table on a server, and comes back to it whenever the way is lost. */
  attend(given: { url: string; id: string; language: Language }): null;
  /** Says something about that table. */
  say(given: { message: ToTable }): null;
  choose(given: { at: number; choice: readonly number[] }): null;
  type(given: { line: string }): { problem: string } | null;
  undo(given: object): null;
  quiet(given: { until: Quiet | null }): null;
  lift(given: { seat: number | null }): null;
  pace(given: { pace: number }): null;
  /** Enough has been seen: on to the question, or to what is to be looked at next. */
  skip(given: object): null;
  language(given: { language: Language }): null;
  /** What a strong player would do, as soon as something can be said; about a choice: why not this? More comes as news. */
  hint(given: { about?: readonly number[] }): Advice | null;
  /** What would happen if this were chosen, in its order and as far as it is sure; null: it is not told here. */
  foresee(given: { choice: readonly number[] }): readonly LogLine[] | null;
  /** The game so far, for whoever saves or copies it. */
  record(given: object): string;
  /** How the table was set up, to be set up again. */
  setup(given: object): TableSetup;
  step(given: object): null;
  insides(given: object): Insides;
  sheet(given: { ref: Ref }): Sheet | null;
  openReplay(given: { record: string; language: Language }): ReplaySummary;
  still(given: { at: number; viewer: Viewer; language: Language }): ReplayFrame;
  /** The question the record stops at. */
  posed(given: { viewer: Viewer; language: Language }): Frame;
  /** What comes of answers to it: played on in worlds whoever is asked could imagine. */
  contrast(given: ContrastWish & { language: Language }): ContrastText;
  /** How it came to this move from the one before, step by step. */
  steps(given: { at: number; viewer: Viewer; language: Language }): readonly Frame[];
  story(given: { viewer: Viewer; language: Language }): LogLine[];
  /** What whoever decides at this move sees, with the question and its answers. */
  asked(given: { at: number; language: Language }): Frame;
  /** Looks at some of the choices of a record: takes its time. */
  reviewStretch(given: ReviewWish & { from: number; to: number }): readonly Step[];
  /** Puts them together. */
  reviewOf(given: ReviewWish & { steps: readonly Step[] }): Review;
  tellReview(given: { record: string; review: Review; language: Language }): ReviewText;
  /** What became of everybody in the game that is over here; null: it is not, or its record has not come yet. */
  chronicle(given: { language: Language }): Chronicle | null;
  /** Where it turned for whoever played here; null: nobody did. */
  turned(given: object): TurningPoints | null;
  /** The own figures in the last games of that kind, as the chronicle has them; those of this game are not among them. */
  usual(given: object): readonly (readonly (number | null)[])[];
}

export type CallName = keyof Calls;
export type CallArguments<N extends CallName> = Parameters<Calls[N]>[0];
export type CallResult<N extends CallName> = ReturnType<Calls[N]>;

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
  | { readonly around: RoomNews }
  | { readonly fault: string } //                          the table is at its end
  | { readonly lost: string | null }; //                   the way to a table elsewhere is gone; why, if that is known

// A game that is over, looked back at: plain data, made from its record, for the page and the terminal.
import type { Seat } from '@cardwright/engine';

/** Steps of a line: from this place on the axis on, this much. */
export type Steps = readonly (readonly [x: number, value: number])[];

/** Something that happened to a row, at a place on the axis. */
export interface Mark {
  readonly kind: 'died' | 'saved' | 'won'; // won: a battle, by its points
  readonly x: number;
  readonly by: Seat | null; //               who did it
  readonly text: string;
}

/** A further line beside the main one: magic, minions. */
export interface ExtraLine {
  readonly name: string;
  readonly steps: Steps;
}

/** One row: a seat, or a team that stands in one row above its seats. */
export interface Row {
  readonly seat: Seat | null;
  readonly name: string;
  readonly chinese: string; //   the same in Chinese, where that is not shown anyway
  readonly player: string; //    who sat there
  readonly sign: string; //      a character for the picture
  readonly tint: string; //      what it is coloured by: a kingdom, a house
  readonly badge: { readonly id: string; readonly name: string } | null; // role or kingdom
  readonly note: string; //      a hero that was never shown
  readonly isOwn: boolean;
  readonly isOut: boolean;
  readonly steps: Steps; //      empty: it has no line
  readonly beside: readonly ExtraLine[];
  readonly marks: readonly Mark[];
  readonly figures: readonly (number | null)[]; // as the columns have it
  readonly fate: string; //      what became of them, in words
}

export interface ChronicleSide {
  readonly id: string;
  readonly name: string;
  readonly isWon: boolean | null; // null: nobody won
  readonly rows: readonly Row[];
}

/** A turn: the first choice in it, which round it was, and the one thing to be said of it. */
export interface ChronicleTurn {
  readonly at: number;
  readonly round: string;
  readonly text: string;
}

/** A round: where it is on the axis. */
export interface ChronicleRound {
  readonly number: number;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

export interface Chronicle {
  readonly game: string;
  readonly title: string;
  readonly facts: string; //            seats, rounds, turns
  readonly isWon: boolean | null; //    for whoever looks; null: for nobody here, or half
  readonly headline: string;
  readonly why: string; //              the rule that ended it, and what led to that
  readonly own: Seat | null;
  readonly ownSide: string; //          what it is called; else empty
  readonly measure: string; //          what the lines show: life, points
  readonly most: number; //             the top of their scale
  readonly rounds: readonly ChronicleRound[];
  readonly turns: readonly ChronicleTurn[];
  readonly columns: readonly string[];
  readonly sides: readonly ChronicleSide[]; // who won first
  readonly short: readonly string[]; // who was what and what became of them, a line a seat: for where nothing can be drawn
}

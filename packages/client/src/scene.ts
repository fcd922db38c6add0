// What a table shows, as plain data: made by a game's stage from what a viewer sees, drawn by the page. No rules in it.
import type { Seat, Span, Viewer } from '@cardwright/engine';

/** Something that can be touched: `card:17`, `seat:2`, `skill:rende`, `pile:0`. */
export type ThingId = string;

/** Something that can be looked at. */
export interface Ref {
  readonly kind: string;
  readonly id: string | number;
}

/** A number or a word, and what it means. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface CardScene {
  readonly id: ThingId; //                  the same as long as the card can be followed, so that its moves can be drawn
  readonly face: unknown; //                what the game's skin draws; null: its back
  readonly name: string; //                 as it is read aloud
  readonly ref?: Ref;
  readonly notes?: readonly string[]; //    silenced, as Dodge …
  readonly under?: readonly CardScene[]; // what lies on it, fanned beneath
}

export interface ZoneScene {
  readonly id: ThingId;
  readonly name: string;
  readonly cards: readonly CardScene[]; // a pile's top card last
  readonly count: number; //               how many there are, seen or not
  readonly facts?: readonly Fact[];
}

/** Something of a seat that is no card and can be touched or looked at: a skill, a mark. */
export interface Badge {
  readonly id: ThingId;
  readonly name: string;
  readonly note?: string;
  readonly ref?: Ref;
}

export interface SeatScene {
  readonly seat: Seat;
  readonly id: ThingId;
  readonly name: string;
  readonly player: string; //               who sits there: you, or the bot's name; '' where `name` says it
  readonly portrait: unknown; //            what the game's skin draws
  readonly ref?: Ref;
  readonly facts: readonly Fact[];
  readonly zones: readonly ZoneScene[];
  readonly badges: readonly Badge[];
  readonly isTurn: boolean;
  readonly isOut: boolean;
}

/** A card or skill that is being carried out. */
export interface Resolving {
  readonly id: string;
  readonly card: CardScene | null;
  readonly text: readonly Span[];
  readonly by: Seat | null; //  who does it
  readonly isAnswer?: true; //  to the one before it
  readonly targets: readonly Seat[];
}

/** Whoever looks is out of the game: what they were, and what can still be won. */
export interface Fallen {
  readonly id: string; //     a role or a kingdom
  readonly title: string;
  readonly hope: string;
  readonly canWin: boolean;
}

export interface Scene {
  readonly near: Seat | null; //                whose side of the table it is
  readonly facts: readonly Fact[]; //           round, deck …
  readonly seats: readonly SeatScene[]; //      by number
  readonly centre: readonly ZoneScene[];
  readonly resolving: readonly Resolving[]; //  outermost first
  readonly hand: ZoneScene | null;
  readonly fallen?: Fallen | null; //           who is out and looks on; absent or null: nobody is
  readonly extra?: unknown; //                  what only the game's own skin understands
}

/** One answer to the open decision, and what has to be touched for it. */
export interface ChoiceScene {
  readonly index: number;
  readonly key: string;
  readonly label: readonly Span[];
  readonly touches: readonly ThingId[];
  readonly does: Least | null;
}

/** The answers that do least: not answering, and ending what one was doing. */
export type Least = 'pass' | 'end';

/** What cannot be done, and why. */
export interface RefusalScene {
  readonly touches: readonly ThingId[];
  readonly text: string;
}

/** A reason, and what is not possible because of it. */
export interface Impossible {
  readonly why: string;
  readonly what: readonly string[];
}

/** The open decision, for whoever has to answer it here. */
export interface Prompt {
  readonly seat: Seat;
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  readonly verb: string | null; // what picking several does: Discard, Give
  readonly note: string; //         what that which is offered would do, in its own words; else empty
  readonly choices: readonly ChoiceScene[];
  readonly next: Readonly<Record<ThingId, string>>; // what is to be touched next, after this
  readonly refusals: readonly RefusalScene[];
  readonly impossible: readonly Impossible[]; // the same to be read, a line for each reason
  readonly otherwise: string; //    why nothing else can be touched
}

/** What there is to see of something that happened. */
export type CueKind =
  | 'draw'
  | 'use' //     a card or an ability, at somebody or at nobody
  | 'answer' //  a card against what is being carried out
  | 'stop' //    what was used comes to nothing
  | 'move' //    cards go from one to another
  | 'equip' //   something takes its place before somebody
  | 'judge' //   a card is turned over
  | 'hurt'
  | 'heal'
  | 'gain' //    numbers grow, skills come
  | 'lose' //    numbers shrink, though nobody is hurt
  | 'skill' //   somebody's skill, or a minion's, acts
  | 'attack'
  | 'dying'
  | 'die'
  | 'reveal'
  | 'turn'
  | 'pass'
  | 'clash' //   a part of a battle
  | 'result'; // what came of it, to be looked at until somebody goes on

/** Something that has just happened, to be seen: who did what to whom, with which card. */
export interface Cue {
  readonly kind: CueKind;
  readonly ms: number; //               how long it is looked at, at the usual pace
  readonly text: readonly Span[]; //    as the log has it
  readonly from: ThingId | null;
  readonly to: readonly ThingId[];
  readonly card: CardScene | null;
  readonly amount: number; //           of damage, of life; 0: it has none
  readonly detail?: unknown; //         what only the game's own skin understands
}

/** What a line of the log is: the beginning of a turn or a round, something that happened, or a turning point. */
export type Tone = 'turn' | 'plain' | 'turning';

export interface LogLine {
  readonly at: number; // when: in a replay after how many choices, at a table by which number it was told
  readonly tone: Tone;
  readonly spans: readonly Span[];
}

/** How it ended. */
export interface Ending {
  readonly text: string;
  readonly isWon: boolean | null; // for whoever looks; null: for nobody here, or half
}

/** A table at one moment, for one viewer. */
export interface Frame {
  readonly game: string;
  readonly viewer: Viewer;
  readonly at: number; //                as in the log
  readonly status: readonly Span[];
  readonly awaited: readonly Seat[]; //  who has to decide, as far as that may be known
  readonly scene: Scene;
  readonly prompt: Prompt | null;
  readonly ending: Ending | null;
  readonly cue: Cue | null; //           what has just happened, while it is shown step by step
}

/** What is known of a card, a hero or a skill. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly card: CardScene | null;
  readonly paragraphs: readonly { readonly head: string; readonly text: string }[];
  readonly see?: readonly { readonly id: string; readonly name: string }[]; // what the gallery has of it
}

/** A card or a hero in the gallery of its game. */
export interface Piece {
  readonly id: string; //                  in addresses
  readonly group: string; //               what it is shown among
  readonly sheet: Sheet;
  readonly names: readonly string[]; //    by which it is found: its own and those of its skills, in both languages
  readonly concerns: readonly string[]; // the ids under which there are rulings of it: its own and those of its skills
}

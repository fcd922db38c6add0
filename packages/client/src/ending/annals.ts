import type { Event, GameTypes, Language, Outcome, Seat } from '@cardwright/engine';
import type { StageContext } from '../stage.ts';
import type { ExtraLine, Row } from './chronicle.ts';

/** Where a game stands: the turn among all turns, the round, and how much each line shows. */
export interface Count {
  readonly turn: number | null; // null: it has not begun
  readonly round: number;
  readonly stands: readonly number[];
  readonly beside?: readonly (readonly number[])[]; // further lines, by name and then as `stands`
}

/** Something that happened, with where the game stood then. */
export interface Episode<E extends Event = Event> {
  readonly event: E;
  readonly at: number; // choices made before it
  readonly x: number; //  turns since the beginning
  readonly count: Count;
}

/** A game that is over, with everything known. */
export interface FinishedGame<T extends GameTypes = GameTypes> {
  readonly episodes: readonly Episode<T['event']>[];
  readonly view: T['view'];
  readonly outcome: Outcome;
  readonly own: Seat | null; // whose eyes it is looked at with
  readonly context: StageContext<T>;
}

/** A row before its lines are drawn. */
export interface RowSummary extends Omit<Row, 'steps' | 'beside' | 'isOwn'> {
  readonly line: number | null; // which of the lines; null: none
  readonly until?: number; //      where it ends on the axis; absent: at the end
}

export interface SideSummary {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly rows: readonly RowSummary[];
}

export interface EndingSummary {
  readonly headline: string;
  readonly why: string;
  readonly columns: readonly string[];
  readonly sides: readonly SideSummary[];
}

/** What a game says of itself when it is over. */
export interface Annals<T extends GameTypes = GameTypes> {
  count(view: T['view']): Count;
  /** How much is to be said of an event; 0: nothing. */
  weight(event: T['event']): number;
  readonly words: Readonly<Record<Language, AnnalsWords>>;
  tell(game: FinishedGame<T>): EndingSummary;
}

export interface AnnalsWords {
  readonly measure: string;
  readonly beside: readonly ExtraLine['name'][];
  round(number: number): string;
  facts(seats: number, rounds: number, turns: number): string;
}

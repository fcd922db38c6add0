// What a server says of people: ladders, and a page for each name.

/** A name in every language. */
export interface LocalizedName {
  readonly en: string;
  readonly zh: string;
}

/** A place in a ladder. */
export interface LadderRow {
  readonly rank: number; // from 1
  readonly name: string; //  a person's, or the id of a bot
  readonly kind: 'person' | 'bot';
  readonly rating: number;
  readonly doubt: number; // one standard deviation
  readonly games: number;
  readonly isNew: boolean; // too few games for a rank among the others
  readonly bot?: { readonly level: string; readonly name: LocalizedName };
}

/** Who is how strong at a game. */
export interface Ladder {
  readonly game: string;
  readonly rows: readonly LadderRow[];
  readonly own: LadderRow | null;
  readonly count: number; // how many there are in all
}

/** A game somebody played. */
export interface PlayedGame {
  readonly id: string; // of the table
  readonly game: string;
  readonly ended: number; // ms since 1970
  readonly won: number; //   the share of the win, 0 to 1
  readonly isLeft: boolean; // a bot finished it for them
  readonly hero?: string;
  readonly role?: LocalizedName;
  readonly ratingAfter?: number;
}

export interface GameTally {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly rating: number | null; // null: no rated game yet
  readonly doubt: number | null;
}

export interface HeroTally {
  readonly game: string;
  readonly hero: string;
  readonly name: LocalizedName;
  readonly games: number;
  readonly won: number;
  readonly last: readonly number[]; // the share of the win in the last eight games, the oldest first
}

export interface RatingPoint {
  readonly at: number; // ms since 1970
  readonly rating: number;
  readonly doubt: number;
}

/** What everybody may know of somebody. */
export interface Profile {
  readonly name: string;
  readonly isKept: boolean;
  readonly isOwn: boolean; // whoever asks
  readonly since: number; // ms since 1970
  readonly games: readonly PlayedGame[]; // the last ones, the newest first
  readonly byGame: readonly GameTally[];
  readonly byHero: readonly HeroTally[];
  readonly line: { readonly [game: string]: readonly RatingPoint[] };
}

/** Whoever asks. */
export interface Me {
  readonly name: string;
  readonly isKept: boolean;
}

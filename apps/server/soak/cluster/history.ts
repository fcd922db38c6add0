/** What became of a choice, as far as whoever made it knows. */
export type Fate =
  | { readonly kind: 'acknowledged'; readonly fence: number } // told by the owner with this number
  | { readonly kind: 'refused' } //                              it was not made
  | { readonly kind: 'unknown' }; //                             the line broke, or the storage did

/** Something somebody at a table did, or heard. */
export type Moment =
  | { readonly kind: 'chose'; readonly at: number; readonly keys: string; readonly fate: Fate }
  | { readonly kind: 'told'; readonly at: number; readonly fence: number; readonly view: string }; // a digest of all they see

/** All that somebody did and heard at a table, in order. */
export interface Person {
  readonly seat: number;
  readonly moments: readonly Moment[];
}

/** A choice as it is kept. */
export interface StoredChoice {
  readonly seat: number;
  readonly keys: string;
  readonly fence: number; //   of the owner that wrote it
  readonly isOwn: boolean; //  a person made it, no bot
}

/** A table after the fact. */
export interface TableHistory {
  readonly id: string;
  readonly kept: readonly StoredChoice[];
  readonly people: readonly Person[];
  /** After how many of the kept choices a seat sees just this; none: never. */
  readonly when: (seat: number, view: string) => readonly number[];
}

import type { NetShape } from '@cardwright/players/search';

/** What there is to learn about a game. */
export interface Lesson {
  readonly game: string;
  readonly rules: string; //              the version of the rules the games are played by
  readonly kinds: readonly string[]; //   what things can be, from 1 on: heroes, cards
  readonly shape: NetShape;
  readonly weights: string; //            the weights file, from the root of the repository
  readonly types: string; //              where its type comes from, as that file imports it
  readonly name: string; //               what the weights file calls its weights
  readonly about: string; //              how the games are played, for the provenance
  /** Plays a game to its end and gives its samples as bytes. The same seed gives the same bytes. */
  readonly play: (seed: number) => Uint8Array[] | Promise<Uint8Array[]>;
}

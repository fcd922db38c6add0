import type { Net, NetShape } from '@cardwright/players/search';

/** Told how a long piece of work is getting on. */
export type OnGame = (done: number, total: number) => void;

/** A weights file that a lesson writes. */
export interface WeightsPlace {
  readonly file: string; // from the root of the repository
  readonly name: string; // what the file calls its weights
}

/**
 * What there is to learn about a game. Round 0 learns from games of rule bots; every later round from games of the searchers that
 * play by what the round before has learned, and goes on from there.
 */
export interface Lesson {
  readonly game: string;
  readonly rules: string; //              the version of the rules the games are played by
  readonly kinds: readonly string[]; //   what things can be, from 1 on: heroes, cards
  readonly shape: NetShape;
  readonly first: WeightsPlace; //        of round 0 …
  readonly expert: WeightsPlace; //       … and of those after it
  readonly types: string; //              where their type comes from, as these files import it
  readonly about: (round: number) => string; // how the games are played, for the provenance
  /** Plays a game to its end and gives its samples as bytes. The same seed, and what the players know, give the same bytes. */
  readonly play: (seed: number, round: number, known: Net | null) => Uint8Array[] | Promise<Uint8Array[]>;
}

export const placeOf = ({ first, expert }: Lesson, round: number): WeightsPlace => (round === 0 ? first : expert);

/** How long a searcher thinks about each question of a game that is learned from, in iterations. */
export const LESSON_ITERATIONS = 12;

import type { Decision, Rng, Seat } from '@cardwright/engine';
import type { Card } from './cards.ts';
import type { Clamp } from './character.ts';

/** Players 0 and 2 are team 0 and lay on pile 0; players 1 and 3 are team 1 and lay on pile 1. */
export type Team = 0 | 1;
export const teamOf = (seat: Seat): Team => (seat % 2) as Team;

export const PLAYS = 6;
export const TURNS = 12;
export const HEART_TURNS = 2;

export interface Options {
  readonly shuffle: 'fast' | 'java'; // java: the classic order of java.util.Random
  readonly clamp: Clamp;
}

export interface State {
  rng: Rng;
  options: Options;
  dealt: boolean;
  play: number; //    0 to 5, 6 when it is over
  start: Seat; //     who opens this play
  turn: number; //    0 to 11 within the play
  hands: Card[][]; // each sorted
  piles: [Card[], Card[]];
  scores: [number, number];
  spent: Card[]; //   cards of the plays before, in the order they were laid
}

export type Option = { readonly type: 'lay'; readonly card: Card; readonly pile: Team } | { readonly type: 'pass' };

export type GameEvent =
  | {
      readonly type: 'hand-dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly Card[] };
    }
  | { readonly type: 'play-started'; readonly play: number; readonly seat: Seat }
  | { readonly type: 'card-laid'; readonly seat: Seat; readonly card: Card; readonly pile: Team }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'battle-begun';
      readonly piles: readonly [readonly Card[], readonly Card[]];
      readonly attack: readonly [number, number];
      readonly defence: readonly [number, number];
      readonly scores: readonly [number, number];
    }
  | {
      readonly type: 'attack-succeeded' | 'attack-failed';
      readonly pile: Team;
      readonly against: Team;
      readonly team: Team;
      readonly points: number;
    }
  | { readonly type: 'play-scored'; readonly scores: readonly [number, number] }
  | { readonly type: 'game-ended'; readonly label: string };

export interface View {
  readonly seat: Seat | null; // whose view it is; null when nobody's
  readonly options: Options;
  readonly play: number;
  readonly start: Seat;
  readonly turn: number;
  readonly hand: readonly Card[];
  readonly hands: readonly (readonly Card[])[] | null; // open to those who see everything, and when it is over
  readonly hearts: readonly number[]; //  left in each hand
  readonly effects: readonly number[]; // left in each hand
  readonly piles: readonly [readonly Card[], readonly Card[]];
  readonly scores: readonly [number, number];
  readonly spent: readonly Card[];
}

export interface Thrones {
  state: State;
  option: Option;
  decision: Decision<Option>;
  event: GameEvent;
  view: View;
  options: Options;
}

/** Whose turn it is. */
export const toAct = (at: { readonly start: Seat; readonly turn: number; readonly hands?: unknown }): Seat =>
  (at.start + at.turn) % 4;

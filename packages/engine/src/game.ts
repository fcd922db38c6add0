import type { Choice, Decision, Option, Seat } from './decision.ts';
import type { Event, Viewer } from './event.ts';
import type { Rng, Seed } from './random.ts';
import type { GameText } from './text.ts';

/** The types of one game, gathered under one name. */
export interface GameTypes {
  state: { rng: Rng };
  option: Option;
  decision: Decision;
  event: Event;
  view: unknown;
  options: object;
}

/** A game in progress as its rules see it. `emit` is absent when nobody listens, so say `live.emit?.({ … })`. */
export interface Live<S, E extends Event, D extends Decision = Decision> {
  readonly state: S;
  emit: ((event: E) => void) | undefined;
  readonly asksForced: boolean; // false: whoever drives does not want to see decisions with a single answer, so rules may skip them
  readonly again?: D | null; //    re-entered at a checkpoint: what was asked there, for rules that would work it out once more
}

/** The rules from here to the end: decisions out, choices in. */
export type Play<D extends Decision, R = void> = Generator<D, R, Choice>;

/** How a match ended: a label (the key of a sentence) and each seat's share of the win, 0 to 1. */
export interface Outcome {
  readonly label: string;
  readonly scores: readonly number[];
}

/** One thing that can be set when a match is made. */
export type Setting =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      readonly aliases?: Readonly<Record<string, string>>; // former names of values, still read
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: string };

/** Settings written out: which cards a named deck has, who "all heroes" are. */
export type Content = Readonly<Record<string, string>>;

/** Something a player may expect to be able to do and cannot: the option and the code of the reason. */
export interface Refusal<O extends Option = Option> {
  readonly option: O;
  readonly reason: string;
}

/** A card game: a value made of pure functions. Nothing here keeps anything between calls. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly rules: string; // version: changes whenever an old record would play differently
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly settings: { readonly [K in keyof T['options']]: Setting };
  readonly text: GameText;

  /**
   * What these options leave to the program, written out as settings: a record keeps it, so that it plays as it did when
   * there are more cards and heroes. A game whose options leave nothing open needs none.
   */
  content?(options: T['options']): Content;
  /** The side each seat is on: seats of a side win together. Roles that are dealt are not sides. */
  sides(seats: number): readonly number[];
  /** Where sides are dealt: the name of each seat's, from the state after setup. For those who measure, not for players. */
  dealtSides?(state: T['state']): readonly string[];
  /** The state before anything has happened. */
  setup(options: T['options'], seats: number, seed: Seed): T['state'];
  /** The rules. Started on a state that stood at a checkpoint, it asks that checkpoint's decision first. */
  play(live: Live<T['state'], T['event'], T['decision']>): Play<T['decision']>;
  /** How it ended; asked for only when `play` has returned. */
  outcome(state: T['state']): Outcome;
  /** Everything this viewer may know, built by whitelist: nothing else about a state ever leaves. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /**
   * The same, each part made when it is looked at: for bots that look at little, change nothing and answer at once. It tells what is
   * known at that moment, so it is of no use once a choice has been made; what lies open may be the state's own. A game without one has
   * its view looked at.
   */
  glance?(state: T['state'], viewer: Viewer): T['view'];
  /** Replaces, in place, everything the seat cannot know by something it might be. */
  imagine(state: T['state'], seat: Seat, rng: Rng): void;
  /** Draws anew, in place, the order of the cards that nobody has seen yet. A game that leaves nothing to draw needs none. */
  restack?(state: T['state'], rng: Rng): void;
  clone(state: T['state']): T['state'];
  /** The option as records write it: short, readable, no blanks. What a card is called may depend on the match's options. */
  key(option: T['option'], options: T['options']): string;
  /** What the seat cannot do at the open decision, and why. */
  refusals(state: T['state'], decision: T['decision']): readonly Refusal<T['option']>[];
  /** The id of every card in every zone, each exactly once. */
  census(state: T['state']): readonly number[];
}

import type { Decision, Event, GameTypes, Language, Seat } from '@cardwright/engine';
import type { Presenter } from '@cardwright/table';
import type { Quiet, Ref, Scene, Sheet, ThingId, Tone } from './scene.ts';

/** What a stage draws with. */
export interface Lights<T extends GameTypes = GameTypes> {
  readonly presenter: Presenter<T>;
  readonly language: Language;
  readonly players: readonly string[]; //             who sits where, in a word
  readonly decision: Decision<T['option']> | null; // the open one, if it is the viewer's
}

/** How a game is put on a table: pure functions from what a viewer sees to what is shown. */
export interface Stage<T extends GameTypes = GameTypes> {
  scene(view: T['view'], lights: Lights<T>): Scene;
  /** What has to be touched for an option, in the usual order. Nothing: it is a button. */
  touches(option: T['option'], decision: Decision<T['option']>): readonly ThingId[];
  /** Whether an option is the one that does least. */
  quiet(option: T['option']): Quiet | null;
  tone(event: T['event']): Tone;
  sheet(ref: Ref, view: T['view'], lights: Lights<T>): Sheet | null;
  /** What a seat is called, where the game has a better name than its number. */
  name?(view: T['view'], seat: Seat, language: Language): string | undefined;
  /** The verb that begins a button, where the option's own words have none. */
  act?(option: T['option'], decision: Decision<T['option']>, language: Language): string | undefined;
  /** What picking several options of this decision does, in a word. */
  verb?(decision: Decision<T['option']>, language: Language): string;
  /** Whether events of this type are left out of the log because others say the same. */
  hides?(event: Event): boolean;
}

import type {
  Choice,
  Decision,
  Game,
  GameTypes,
  Language,
  Outcome,
  Refusal,
  Seat,
  Span,
  Viewer,
} from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import type { Bot } from '@cardwright/players';
import type { Presenter } from '@cardwright/presenter';
import type { Annals } from './ending/annals.ts';
import type { Cue, CueKind, Least, Ref, Scene, Sheet, ThingId, Tone } from './scene.ts';

/** What a stage draws with. */
export interface StageContext<T extends GameTypes = GameTypes> {
  readonly presenter: Presenter<T>;
  readonly language: Language;
  readonly players: readonly string[]; //             who sits where, in a word
  readonly viewer?: Viewer; //                        whose eyes the view is made for
  readonly decision: Decision<T['option']> | null; // the open one, if it is the viewer's
}

/** What kind of thing there is to see of an event, and how long it takes. */
export interface Beat {
  readonly kind: CueKind;
  readonly ms: number;
}

/** Who does what to whom, as far as an event's kind does not say it. */
export type Placed = Partial<Omit<Cue, 'text'>>;

/** How a game is put on a table: pure functions from what a viewer sees to what is shown. */
export interface Stage<T extends GameTypes = GameTypes> {
  scene(view: T['view'], context: StageContext<T>): Scene;
  /** What has to be touched in this scene for an option, in the usual order. Nothing: it is a button. */
  touches(option: T['option'], decision: Decision<T['option']>, scene: Scene): readonly ThingId[];
  /** Whether an option is one that does least. */
  least(option: T['option']): Least | null;
  tone(event: T['event']): Tone;
  /** What there is to see of an event, told without its secrets; null: nothing that takes time. */
  beat?(event: T['event']): Beat | null;
  /** Where it is seen, in the view as it is then. */
  place?(event: T['event'], view: T['view'], context: StageContext<T>): Placed;
  sheet(ref: Ref, view: T['view'], context: StageContext<T>): Sheet | null;
  /** What can be looked up by (the beginning of) this name, in either language. */
  find?(name: string, view: T['view']): readonly Ref[];
  /** What a typed line means in words of the game's own; null: it is none of those. */
  read?(
    line: string,
    asked: Asked,
    view: T['view'],
    context: StageContext<T>,
  ): { readonly choice: Choice } | { readonly problem: string } | null;
  /** What a seat is called by everybody, where the game has a better name than its number: the same, whoever's view it is made from. */
  name?(view: T['view'], seat: Seat, language: Language): string | undefined;
  /** The open question with what is at stake, to whoever is asked; undefined: the game's text says it. */
  asks?(decision: Decision<T['option']>, view: T['view'], context: StageContext<T>): readonly Span[] | undefined;
  /** What choosing this does, as its button says it; undefined: the option's own words do. */
  does?(
    option: T['option'],
    decision: Decision<T['option']>,
    view: T['view'],
    context: StageContext<T>,
  ): readonly Span[] | undefined;
  /** What that which is offered would do, in the words of its card or skill. */
  note?(decision: Decision<T['option']>, view: T['view'], context: StageContext<T>): string | undefined;
  /** What is to be touched next, after this; undefined: nothing needs to be said. */
  next?(thing: ThingId, decision: Decision<T['option']>, view: T['view'], context: StageContext<T>): string | undefined;
  /** Why not, where that can be said better than by the reason alone: with numbers, with names. */
  refuses?(refusal: Refusal<T['option']>, view: T['view'], context: StageContext<T>): string | undefined;
  /** Why a thing that no answer needs cannot be touched now; null: anything else. */
  spares?(
    thing: ThingId | null,
    decision: Decision<T['option']>,
    view: T['view'],
    context: StageContext<T>,
  ): string | undefined;
  /** The verb that begins a button, where the option's own words have none. */
  act?(option: T['option'], decision: Decision<T['option']>, language: Language): string | undefined;
  /** What picking several options of this decision does, in a word. */
  verb?(decision: Decision<T['option']>, language: Language): string;
  /** How it ended, where the game has better words than its text: with names, for instance. */
  ending?(outcome: Outcome, context: StageContext<T>): string | undefined;
  /** What is said of a game when it is over; undefined: only who won. */
  readonly annals?: () => Promise<Annals<T>>; // loaded when a game is over
  /** Whether an event is left out of the log because others say the same, or the one before it does. */
  hides?(event: T['event'], before?: T['event']): boolean;
}

/** A game and how it is put on a table. */
export interface Staged {
  readonly game: Game;
  readonly stage: Stage;
  readonly bots?: readonly Pick<Bot, 'id' | 'name' | 'level'>[]; // those who have names; others are called by their ids
}

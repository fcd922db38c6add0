import type { Seat } from '@cardwright/engine';
import type { Card, CardName, SkillId, Suit } from './card.ts';
import type { Bilingual, Says } from './definitions.ts';
import type { Asks, Damage, Element, Judgement, Now, Phase, Use } from './state.ts';

/** The moments skills can wait for, each with what is known of it. Skills may change what is not readonly. */
export interface Timings {
  'game-started': { readonly seats: number };
  'turn-started': { readonly seat: Seat };
  'turn-ended': { readonly seat: Seat };
  /** The place where a phase can be skipped. */
  'before-phase': { readonly seat: Seat; readonly phase: Phase; skip: boolean };
  /** The start of a phase; `replaced` says that its own business (drawing) is done already. */
  'phase-started': { readonly seat: Seat; readonly phase: Phase; replaced: boolean };
  'phase-ended': { readonly seat: Seat; readonly phase: Phase; readonly cards: readonly number[] };
  'draw-count': { readonly seat: Seat; count: number };
  drawn: { readonly seat: Seat; readonly count: number };
  'use-declared': { readonly use: Use };
  /** Each copy of a seat by itself: `again` says that this use has found the seat before. */
  'becoming-target': { readonly use: Use; readonly target: Seat; to: Seat | null; readonly again: boolean };
  /** Once for a seat, however often it is a target. */
  targeted: { readonly use: Use; readonly target: Seat };
  /** Before a card takes effect on a target. Setting `stopped` stops it there. */
  'before-effect': { readonly use: Use; readonly target: Seat; stopped: boolean };
  dodged: { readonly use: Use; readonly target: Seat; hit: boolean };
  'use-finished': { readonly use: Use };
  /** Somebody used or played a card because it was needed. */
  answered: { readonly seat: Seat; readonly card: Card; readonly mode: 'use' | 'play' };
  dealing: { readonly damage: Damage; prevented: boolean };
  taking: { readonly damage: Damage; prevented: boolean };
  dealt: { readonly damage: Damage; readonly near: boolean };
  taken: { readonly damage: Damage };
  retrial: { readonly judgement: Judgement };
  /** After all retrials, for whoever is judged. */
  'judgement-due': { readonly judgement: Judgement };
  judged: { readonly judgement: Judgement };
  'hp-fell': { readonly seat: Seat; stands: boolean };
  dying: { readonly seat: Seat; readonly damage: Damage | null };
  'rescue-asked': { readonly seat: Seat; readonly helper: Seat };
  recovered: { readonly seat: Seat; readonly amount: number };
  death: { readonly seat: Seat; readonly killer: Seat | null };
  lost: LostCards;
  'discard-piled': { readonly seat: Seat; readonly cards: readonly number[] };
}
export type Timing = keyof Timings;

/** Cards that left a hero's hand and equipment together. */
export interface LostCards {
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly equipment: readonly number[];
  readonly emptied: boolean; // its last hand card was among them, whatever it got since
  readonly reason: string;
}

export interface Trigger<K extends Timing = Timing> {
  readonly on: K;
  readonly may: boolean; // false: it happens whether its owner likes it or not
  readonly quiet?: boolean; // its effect itself tells who uses it, if anybody does
  readonly reckons?: boolean; // its effect changes the damage it is shown and nothing else, so that it can be worked out ahead
  if(g: Now, self: Seat, event: Timings[K]): boolean;
  /** Whether its owner holds what it costs, where the others cannot see that: the owner is asked either way. */
  payable?(g: Now, self: Seat, event: Timings[K]): boolean;
  times?(g: Now, self: Seat, event: Timings[K]): number; // per point: each time accepted or refused
  effect(g: Now, self: Seat, event: Timings[K]): Asks;
}

const UNSAID = {
  on: undefined,
  may: undefined,
  quiet: undefined,
  reckons: undefined,
  payable: undefined,
  times: undefined,
};

/** Triggers are of one shape, whatever they leave unsaid: every moment reads many of them. */
const trigger = <K extends Timing>(
  on: K,
  may: boolean,
  { if: applies, effect, ...rest }: TriggerDefinition<K>,
): Trigger => ({ ...UNSAID, if: applies, effect, ...rest, on, may }) as Trigger;

type TriggerDefinition<K extends Timing> = Omit<Trigger<K>, 'on' | 'may'>;

/** Something a skill does at a moment, if its owner likes. */
export const may = <K extends Timing>(on: K, told: TriggerDefinition<K>): Trigger => trigger(on, true, told);

/** Something a skill does at a moment in any case. */
export const must = <K extends Timing>(on: K, told: TriggerDefinition<K>): Trigger => trigger(on, false, told);

/** Real cards count as another card. */
export interface ViewAs {
  readonly as: readonly CardName[];
  readonly count: number; //                 how many cards make one
  readonly from: string; //                  'hand', 'cards' (hand or equipment), or the name of a pile on the hero
  accepts(g: Now, self: Seat, id: number, as: CardName): boolean;
  /** For several cards: whether this one goes with those chosen before. */
  matches?(g: Now, self: Seat, chosen: readonly number[], id: number): boolean;
  when?(g: Now, self: Seat, purpose: 'use' | 'answer'): boolean;
  /** Takes note that a card was made so. */
  made?(g: Now, self: Seat): void;
}

/** Damage that a seat takes unless it answers, before skills and equipment change it. */
export interface Harm {
  readonly from: Seat | null;
  readonly amount: number;
  readonly element: Element;
}

/** What somebody needs, and why. */
export interface Need {
  readonly seat: Seat;
  readonly name: CardName;
  readonly mode: 'use' | 'play';
  readonly use: Use | null; //    what it answers
  readonly dying: Seat | null; // whom it would rescue
  readonly on?: Seat; //          whom it would be used on, where that is settled
  readonly skill?: SkillId; //    what asks for it, where no card does
  readonly by?: Seat; //          who used the delayed scroll it would negate
  readonly help?: Seat; //        for whom it would be played
  readonly left?: number; //      how many such cards it takes from here, where one is not enough
  readonly harm?: Harm; //        what happens to the seat without it
  readonly secret: boolean;
  readonly fits?: (card: Card) => boolean; // which cards of that name will do, where not all of them do
}

/**
 * A need of which only the usual is said: one card is to be used, for nothing in particular. Needs begin with it, so they are of one
 * shape, and asking around whether somebody can meet one is quick.
 */
export const NEED = {
  seat: -1,
  name: '',
  mode: 'use',
  use: null,
  dying: null,
  on: undefined,
  skill: undefined,
  by: undefined,
  help: undefined,
  left: undefined,
  harm: undefined,
  secret: false,
  fits: undefined,
} as unknown as Omit<Need, 'seat' | 'name'>;

/** Another way to come by a card that is needed. */
export interface Provide {
  readonly needs: readonly CardName[];
  can(g: Now, self: Seat, need: Need): boolean;
  provide(g: Now, self: Seat, need: Need): Asks<Card | null>;
  readonly repeats?: boolean; // may be tried again when it failed
}

/** Something to do in the own play phase. */
export interface Active {
  /** Why not now, or null. */
  whyNot(g: Now, self: Seat): string | null;
  /** Whom it can be aimed at, each an option of its own; left out where it needs no aim. */
  aims?(g: Now, self: Seat): readonly Seat[];
  effect(g: Now, self: Seat, aim: Seat): Asks;
}

/** Standing effects. `owner` has the skill. */
export interface Modifiers {
  /** How much nearer or farther; `without` names cards that no longer count (they pay for something). */
  distance(g: Now, owner: Seat, from: Seat, to: Seat, without: readonly number[]): number;
  fixedDistance(g: Now, owner: Seat, from: Seat, to: Seat): number | null;
  range(g: Now, owner: Seat, seat: Seat): number;
  /** How many more Strikes a user may use; the cards that make up this one no longer carry anything. */
  strikeLimit(g: Now, owner: Seat, user: Seat, card: Card): number;
  handLimit(g: Now, owner: Seat, seat: Seat): number;
  /** Why a card cannot be used on a target, or null; `paid` names other cards that will have left the hands by then. */
  forbids(g: Now, owner: Seat, user: Seat, target: Seat, card: Card, paid: readonly number[]): string | null;
  /** How much farther than printed a card of this user reaches. */
  reach(g: Now, owner: Seat, user: Seat, card: Card): number;
  anyDistance(g: Now, owner: Seat, user: Seat, card: Card): boolean;
  extraTargets(g: Now, owner: Seat, user: Seat, card: Card): number;
  suit(g: Now, owner: Seat, seat: Seat, suit: Suit): Suit | null;
  /** How many answers (Dodges, Strikes in a Duel) this seat must give one after the other against that seat's card. */
  answersNeeded(g: Now, owner: Seat, use: Use, seat: Seat, against: Seat): number;
  /** How much more than 1 a Peach of this user heals this target. */
  peach(g: Now, owner: Seat, user: Seat, target: Seat): number;
  /** Whether this helper may not use a Peach on the dying. */
  bars(g: Now, owner: Seat, helper: Seat, dying: Seat): boolean;
  /** Whether this seat may not turn up heroes now. */
  keepsHidden(g: Now, owner: Seat, seat: Seat): boolean;
}
export type Modifier = keyof Modifiers;

export interface Skill {
  readonly id: SkillId;
  readonly text: Bilingual;
  readonly says?: Says;
  readonly lord?: boolean; //       only while its owner is the Lord
  readonly compulsory?: boolean;
  readonly limited?: boolean;
  readonly awakening?: boolean;
  readonly triggers?: readonly Trigger[];
  readonly viewAs?: readonly ViewAs[];
  readonly provides?: readonly Provide[];
  readonly active?: Active;
  /** An action that this skill's owner gives to others in their play phases. */
  readonly grants?: {
    to(g: Now, owner: Seat, seat: Seat): boolean;
    whyNot(g: Now, owner: Seat, seat: Seat): string | null;
    effect(g: Now, owner: Seat, seat: Seat): Asks;
  };
  readonly modifies?: Partial<Modifiers>;
}

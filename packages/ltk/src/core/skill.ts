import { one, type Seat } from '@cardwright/engine';
import type { Card, CardName, SkillId, Suit } from './card.ts';
import { type Bilingual, definitionOf, heroNamed, type Says, skillNamed } from './definitions.ts';
import { reveal } from './reveal.ts';
import {
  type Asks,
  type Damage,
  INDEX,
  isAlive,
  type Judgement,
  type Now,
  type Option,
  type Phase,
  playerAt,
  SLOTS,
  type Use,
} from './state.ts';

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
  'becoming-target': { readonly use: Use; readonly target: Seat; to: Seat | null };
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
  judged: { readonly judgement: Judgement };
  'hp-fell': { readonly seat: Seat; stands: boolean };
  dying: { readonly seat: Seat; readonly damage: Damage | null };
  'rescue-asked': { readonly seat: Seat; readonly helper: Seat };
  recovered: { readonly seat: Seat; readonly amount: number };
  death: { readonly seat: Seat; readonly killer: Seat | null };
  lost: Lost;
  'discard-piled': { readonly seat: Seat; readonly cards: readonly number[] };
}
export type Timing = keyof Timings;

/** Cards that left a hero's hand and equipment together. */
export interface Lost {
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly equipment: readonly number[];
  readonly emptied: boolean; // the hand has none left, and had
  readonly reason: string;
}

export interface Trigger<K extends Timing = Timing> {
  readonly on: K;
  readonly may: boolean; // false: it happens whether its owner likes it or not
  readonly quiet?: boolean; // its effect itself tells who uses it, if anybody does
  if(g: Now, self: Seat, event: Timings[K]): boolean;
  /** Whether its owner holds what it costs, where the others cannot see that: the owner is asked either way. */
  payable?(g: Now, self: Seat, event: Timings[K]): boolean;
  times?(g: Now, self: Seat, event: Timings[K]): number; // per point: each time accepted or refused
  effect(g: Now, self: Seat, event: Timings[K]): Asks;
}

/** Something a skill does at a moment, if its owner likes. */
export const may = <K extends Timing>(on: K, trigger: Omit<Trigger<K>, 'on' | 'may'>): Trigger => ({
  on,
  may: true,
  ...trigger,
});

/** Something a skill does at a moment in any case. */
export const must = <K extends Timing>(on: K, trigger: Omit<Trigger<K>, 'on' | 'may'>): Trigger => ({
  on,
  may: false,
  ...trigger,
});

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

/** What somebody needs, and why. */
export interface Need {
  readonly seat: Seat;
  readonly name: CardName;
  readonly mode: 'use' | 'play';
  readonly use: Use | null; //    what it answers
  readonly dying: Seat | null; // whom it would rescue
  readonly on?: Seat; //          whom it would be used on, where that is settled
  readonly secret: boolean;
  readonly fits?: (card: Card) => boolean; // which cards of that name will do, where not all of them do
}

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

interface Listening {
  readonly seat: Seat;
  readonly skill: Skill;
  readonly hero: number; // which of the owner's heroes it is printed on; -1: equipment or gained
  readonly trigger: Trigger;
}

/** A skill in force, with where it comes from. */
export interface Held {
  readonly skill: Skill;
  readonly hero: number;
  readonly hidden: boolean;
}

export interface Maker {
  readonly held: Held;
  readonly viewAs: ViewAs;
}

export interface Provider {
  readonly held: Held;
  readonly provide: Provide;
}

const NONE: never[] = [];

/** Who listens to what. Made from the state; made anew when skills, equipment or the living change. */
export interface Index {
  readonly epoch: number; // of the state it was made from
  readonly held: readonly (readonly Held[])[];
  readonly makers: (readonly Maker[])[]; //       per seat
  readonly providers: (readonly Provider[])[]; // per seat
  readonly grants: { readonly owner: Seat; readonly skill: Skill }[];
  readonly triggers: { [K in Timing]?: Listening[] };
  readonly modifiers: { [K in Modifier]?: { readonly seat: Seat; readonly modify: Modifiers[K] }[] };
}

/** The mark of a player whose hero (by its place) has lost its skills. It does not tell which hero that is. */
export const silenced = (hero: number): string => SILENCED[hero] as string;

const SILENCED = ['silenced-0', 'silenced-1'];

function heldBy(g: Now, seat: Seat): Held[] {
  const player = playerAt(g, seat);
  const held: Held[] = [];
  const { mode } = g.state;
  player.heroes.forEach((id, hero) => {
    if (player.marks[silenced(hero)] !== undefined) return;
    for (const name of heroNamed(mode, id).skills) {
      const skill = skillNamed(mode, name);
      if (player.lost.includes(name) || (skill.lord === true && player.role !== 'lord')) continue;
      held.push({ skill, hero, hidden: player.revealed[hero] !== true });
    }
  });
  for (const name of player.gained) held.push({ skill: skillNamed(mode, name), hero: -1, hidden: false });
  for (const slot of SLOTS) {
    const card = player.slots[slot];
    if (card >= 0)
      for (const skill of definitionOf(g, card).skills ?? []) held.push({ skill, hero: -1, hidden: false });
  }
  return held;
}

const modifying = new Map<Skill, (readonly [string, unknown])[]>();

/** A skill's modifiers as a list; worked out once. */
function modifiersOf(skill: Skill): readonly (readonly [string, unknown])[] {
  let list = modifying.get(skill);
  if (list === undefined) {
    list = Object.entries(skill.modifies ?? {});
    modifying.set(skill, list);
  }
  return list;
}

function makeIndex(g: Now): Index {
  const { players, dying, epoch } = g.state;
  const held = players.map((player, seat) => (player.alive || dying.includes(seat) ? heldBy(g, seat) : NONE));
  const modifiers = modifiersIn(held);
  const index: Index = { epoch, held, makers: [], providers: [], grants: [], triggers: {}, modifiers };
  held.forEach((list, seat) => {
    if (modifiers.keepsHidden?.some(({ seat: owner, modify }) => modify(g, owner, seat)) === true)
      held[seat] = list.filter(({ hidden }) => !hidden);
    enterSkills(index, seat, held[seat] as Held[]);
  });
  return index;
}

function modifiersIn(held: readonly (readonly Held[])[]): Index['modifiers'] {
  const found: Record<string, { seat: Seat; modify: unknown }[]> = {};
  held.forEach((list, seat) => {
    for (const { skill, hidden } of list) {
      if (hidden || skill.modifies === undefined) continue;
      for (const [name, modify] of modifiersOf(skill)) (found[name] ??= []).push({ seat, modify });
    }
  });
  return found;
}

/** Enters what one seat's skills make, provide, grant and wait for. */
function enterSkills({ makers, providers, grants, triggers }: Index, seat: Seat, list: readonly Held[]): void {
  const making: Maker[] = [];
  const providing: Provider[] = [];
  for (const held of list) {
    const { skill, hero, hidden } = held;
    if (skill.viewAs !== undefined) for (const viewAs of skill.viewAs) making.push({ held, viewAs });
    if (skill.provides !== undefined) for (const provide of skill.provides) providing.push({ held, provide });
    if (skill.grants !== undefined && !hidden) grants.push({ owner: seat, skill });
    if (skill.triggers === undefined) continue;
    for (const trigger of skill.triggers) (triggers[trigger.on] ??= []).push({ seat, skill, hero, trigger });
  }
  makers.push(making);
  providers.push(providing);
}

export function indexOf(g: Now): Index {
  const known = g.state[INDEX];
  if (known !== undefined && known.epoch === g.state.epoch) return known as Index;
  const made = makeIndex(g);
  g.state[INDEX] = made;
  return made;
}

/** To be called when who listens to what may have changed. */
export const skillsChanged = (g: Now): void => {
  g.state.epoch++;
};

export const modifiers = <K extends Modifier>(
  g: Now,
  name: K,
): readonly { readonly seat: Seat; readonly modify: Modifiers[K] }[] => indexOf(g).modifiers[name] ?? NONE;

export const heldSkills = (g: Now, seat: Seat): readonly Held[] => indexOf(g).held[seat] ?? NONE;

/** Whether a player has a hero nobody has seen: whether it could act must not show, so it is asked as if it could. */
const hasHidden = (g: Now, seat: Seat): boolean => playerAt(g, seat).revealed.includes(false);

const mustAskHidden = (g: Now): boolean => g.asksForced && g.state.mode === 'kingdoms';

export const isListenedTo = (g: Now, timing: Timing): boolean =>
  indexOf(g).triggers[timing] !== undefined || mustAskHidden(g);

const PASS: Option = { type: 'pass' };

/** A moment nobody waits for. It holds nothing, so one serves for all. */
const NOTHING = {
  next: () => ({ done: true, value: undefined }),
  [Symbol.iterator]: () => NOTHING,
} as unknown as Asks;

/**
 * A moment: everybody in turn, from whose turn it is, uses what waits for it. One player's several skills go in the order
 * that player likes; after each it is looked anew what still applies; each happens once (or once per point).
 */
export function fire<K extends Timing>(g: Now, timing: K, event: Timings[K]): Asks {
  if (!mustAskHidden(g)) {
    const listening = indexOf(g).triggers[timing];
    if (listening === undefined) return NOTHING;
    if (!isAwaited(g, listening, event)) return NOTHING;
  }
  return fireAll(g, timing, event);
}

/** Whether anything waits for this moment as it is. */
function isAwaited(g: Now, listening: readonly Listening[], event: Timings[Timing]): boolean {
  for (const { trigger, seat } of listening) if (trigger.if(g, seat, event)) return true;
  return false;
}

function* fireAll<K extends Timing>(g: Now, timing: K, event: Timings[K]): Asks {
  const { players, current } = g.state;
  for (let i = 0; i < players.length; i++) yield* fireFor(g, (current + i) % players.length, timing, event);
}

function* fireFor<K extends Timing>(g: Now, seat: Seat, timing: K, event: Timings[K]): Asks {
  if (!isAlive(g, seat) && timing !== 'death') return;
  const done: Trigger[] = [];
  for (;;) {
    const waiting: Listening[] = [];
    let isShort = false; // of what some trigger costs, which the others must not learn
    for (const each of indexOf(g).triggers[timing] ?? NONE) {
      if (each.seat !== seat || done.includes(each.trigger)) continue;
      const typed = each.trigger as unknown as Trigger<K>;
      if (!typed.if(g, seat, event)) continue;
      if (typed.payable?.(g, seat, event) === false) isShort = true;
      else waiting.push(each);
    }
    const picked = yield* pickTrigger(g, seat, waiting, isShort && g.asksForced);
    if (picked === null) return;
    const { trigger, skill, hero } = picked;
    done.push(trigger);
    const typed = trigger as unknown as Trigger<K>;
    const times = typed.times?.(g, seat, event) ?? 1;
    for (let n = 0; n < times; n++) {
      if (
        n > 0 &&
        (!typed.if(g, seat, event) ||
          typed.payable?.(g, seat, event) === false ||
          (trigger.may && !(yield* invokes(g, seat, skill.id))))
      )
        break;
      if (hero >= 0 && playerAt(g, seat).revealed[hero] !== true) yield* reveal(g, seat, hero);
      if (trigger.quiet !== true) g.emit?.({ type: 'skill-invoked', seat, skill: skill.id });
      yield* typed.effect(g, seat, event);
    }
    if (!isAlive(g, seat) && timing !== 'death') return;
  }
}

/** Which of a player's waiting triggers comes next, or none. */
function* pickTrigger(g: Now, seat: Seat, waiting: readonly Listening[], mustAsk: boolean): Asks<Listening | null> {
  const isMasked = mustAsk || (mustAskHidden(g) && isAlive(g, seat) && hasHidden(g, seat)); // what waits must not show
  if (waiting.length === 0 && !isMasked) return null;
  const isFree = (each: Listening): boolean =>
    each.trigger.may || (each.hero >= 0 && playerAt(g, seat).revealed[each.hero] !== true);
  const free = waiting.every(isFree);
  if (waiting.length === 1 && !free && !isMasked) return waiting[0] as Listening;
  const options: Option[] = waiting.map(({ skill }) => ({ type: 'skill', skill: skill.id }));
  if (free) options.push(PASS);
  const secret = hasHidden(g, seat);
  const [index] = yield {
    seat,
    kind: 'invoke',
    options,
    min: 1,
    max: 1,
    default: one(options.length - 1),
    checkpoint: false,
    secret,
    about: waiting.length === 1 ? { skill: (waiting[0] as Listening).skill.id } : {},
  };
  return waiting[index as number] ?? null;
}

/** Whether the owner wants to use a skill once more. */
export function* invokes(g: Now, seat: Seat, skill: SkillId): Asks<boolean> {
  void g;
  const options: Option[] = [{ type: 'skill', skill }, PASS];
  const [index] = yield {
    seat,
    kind: 'invoke',
    options,
    min: 1,
    max: 1,
    default: one(1),
    checkpoint: false,
    secret: false,
    about: { skill },
  };
  return index === 0;
}

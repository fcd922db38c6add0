import type { Seat } from '@cardwright/engine';
import type { Change } from './change.ts';
import type { Minion, Now, Reason, State, Subtype } from './types.ts';

/** A card in the act: who controls it and what it is aimed at. */
export interface EffectContext {
  readonly seat: Seat;
  readonly self: Minion | null; //   the minion whose ability it is; null for spells and rituals
  readonly on: Minion | null; //     the minion aimed at, or the one that entered or left play
  readonly ritualOf: Seat | null; // whose ritual is aimed at
}

/** What an effect does, in a word: by this a player makes something of a card it has never seen. */
export type EffectKind =
  | 'damage' //      to the minion aimed at …
  | 'damage-all' //  … or to all
  | 'destroy' //     the minion or ritual aimed at …
  | 'nullify' //     … or the enemy's ritual
  | 'return' //      the minion aimed at, to the hand
  | 'disenchant' //  the minion aimed at
  | 'raise' //       the top minion of the own graveyard
  | 'recharge'; //   the own ritual

/** Something a card does. Where `whyNot` has a reason it cannot be done: it is not offered, does not trigger, costs nothing. */
export interface Effect {
  readonly deed?: EffectKind;
  readonly amount?: number; // of what it does
  whyNot?(s: State, doing: EffectContext): Reason | null;
  run(now: Now, doing: EffectContext): void;
}

/** What a card or an ability has to be aimed at. */
export type Aim = 'nothing' | 'minion' | 'minion-or-ritual';

export interface Sentence {
  readonly en: string;
  readonly zh: string;
}

export interface Activated {
  readonly kind: 'activated';
  readonly cost: number;
  readonly aim: Aim;
  readonly effect: Effect;
  readonly text: Sentence;
}

export type Moment = 'turn-start' | 'turn-end' | 'minion-enters' | 'minion-leaves';

/** When a triggered ability triggers: at which moment, and whose turn or minion it must be. */
export interface TriggerCondition {
  readonly moment: Moment;
  readonly whose: 'own' | 'enemy' | 'any' | 'itself';
  readonly dying?: true; // of leaving minions only those that die
}

export interface Triggered {
  readonly kind: 'triggered';
  readonly when: TriggerCondition;
  readonly effect: Effect;
  readonly text: Sentence;
}

export type Ability = Activated | Triggered;

/** Any number of abilities of either kind. */
export interface Abilities {
  readonly activated: readonly Activated[];
  readonly triggered: readonly Triggered[];
}

/** A card's name and, where it is not in its abilities, its text. Braces take a number from the definition. */
interface Titled {
  readonly en: readonly [name: string, text?: string];
  readonly zh: readonly [name: string, text?: string];
}

interface Base {
  readonly id: string;
  readonly cost: number;
  readonly text: Titled;
}

export interface MinionCard extends Base, Abilities {
  readonly type: 'minion';
  readonly attack: number;
  readonly defence: number;
  readonly subtype: Subtype | null;
}

export interface SpellCard extends Base {
  readonly type: 'spell';
  readonly aim: Aim;
  readonly effect: Effect;
}

export interface EnchantmentCard extends Base {
  readonly type: 'enchantment';
  readonly attack?: Change;
  readonly defence?: Change;
  readonly actions?: number; //     more actions, at once and at each restore
  readonly abilityCost?: number; // activated abilities cost so much more
  readonly silences?: true; //      no activated abilities
  readonly delays?: true; //        no actions in the controller's next turn, then it goes
  readonly grants?: Abilities; //   in place of the minion's own abilities and of those granted before
}

export interface RitualCard extends Base {
  readonly type: 'ritual';
  readonly activation: number; // charges each time
  readonly charges: number;
  readonly triggered: readonly Triggered[];
}

export type Definition = MinionCard | SpellCard | EnchantmentCard | RitualCard;

type Body<D extends Definition, Given extends keyof D = never> = Omit<D, 'id' | 'type' | Given>;

const isActivated = (ability: Ability): ability is Activated => ability.kind === 'activated';
const isTriggered = (ability: Ability): ability is Triggered => ability.kind === 'triggered';

const sorted = (abilities: readonly Ability[]): Abilities => ({
  activated: abilities.filter(isActivated),
  triggered: abilities.filter(isTriggered),
});

export function minion(
  id: string,
  body: Body<MinionCard, 'subtype' | 'activated' | 'triggered'> & {
    readonly subtype?: Subtype;
    readonly abilities?: readonly Ability[];
  },
): MinionCard {
  const { subtype = null, abilities = [], ...rest } = body;
  return { id, type: 'minion', ...rest, subtype, ...sorted(abilities) };
}

export const spell = (id: string, body: Body<SpellCard, 'aim'> & { readonly aim?: Aim }): SpellCard => ({
  id,
  type: 'spell',
  aim: 'nothing',
  ...body,
});

export function enchantment(
  id: string,
  body: Body<EnchantmentCard, 'grants'> & { readonly grants?: readonly Ability[] },
): EnchantmentCard {
  const { grants, ...rest } = body;
  return { id, type: 'enchantment', ...rest, ...(grants === undefined ? {} : { grants: sorted(grants) }) };
}

export function ritual(
  id: string,
  body: Body<RitualCard, 'triggered'> & { readonly when: TriggerCondition; readonly effect: Effect },
): RitualCard {
  const { when, effect, ...rest } = body;
  const text = { en: rest.text.en[1] ?? '', zh: rest.text.zh[1] ?? '' };
  return { id, type: 'ritual', ...rest, triggered: [{ kind: 'triggered', when, effect, text }] };
}

export const activated = (body: Omit<Activated, 'kind' | 'aim'> & { readonly aim?: Aim }): Activated => ({
  kind: 'activated',
  aim: 'nothing',
  ...body,
});

export const triggered = (body: Omit<Triggered, 'kind'>): Triggered => ({ kind: 'triggered', ...body });

export const startOfYourTurn: TriggerCondition = { moment: 'turn-start', whose: 'own' };
export const endOfYourTurn: TriggerCondition = { moment: 'turn-end', whose: 'own' };
export const minionEnters: TriggerCondition = { moment: 'minion-enters', whose: 'any' };
export const ownMinionEnters: TriggerCondition = { moment: 'minion-enters', whose: 'own' };
export const enemyMinionEnters: TriggerCondition = { moment: 'minion-enters', whose: 'enemy' };
export const minionLeaves: TriggerCondition = { moment: 'minion-leaves', whose: 'any' };
export const itDies: TriggerCondition = { moment: 'minion-leaves', whose: 'itself', dying: true };

import type { Seat } from '@cardwright/engine';
import { type Card, type CardName, STRIKES } from '../core/card.ts';
import {
  type Bilingual,
  type CardDefinition,
  cardNamed,
  definitionOf,
  type Says,
  type Targets,
} from '../core/definitions.ts';
import { distance, others } from '../core/seats.ts';
import { type Skill } from '../core/skill.ts';
import { modifiers } from '../core/skill-index.ts';
import { type Asks, type Damage, type Now, playerAt, type Slot, type Use } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { DISCARD, hasCards, move } from '../core/zones.ts';

type Rest = Omit<CardDefinition, 'id' | 'kind' | 'damage'> & { readonly damage?: number };

export const basic = (id: CardName, rest: Rest): CardDefinition => ({ damage: 1, ...rest, id, kind: 'basic' });
export const scroll = (id: CardName, rest: Rest): CardDefinition => ({ damage: 1, ...rest, id, kind: 'scroll' });

/** A delayed scroll: used, it lies before its target until that one's judge phase. */
export const delayed = (id: CardName, rest: Rest & Required<Pick<CardDefinition, 'fate'>>): CardDefinition => ({
  damage: 1,
  effect: (g, use, target) => placeFate(g, use, target),
  ...rest,
  id,
  kind: 'delayed',
});

const placeFate = (g: Now, { card, user }: Use, target: Seat): Asks =>
  move(g, card.real, null, { zone: 'fate', seat: target, as: card.name, by: user }, { reason: 'placed' });

interface Worn {
  readonly text: Bilingual;
  readonly says?: Says;
  readonly range?: number;
  readonly leaves?: CardDefinition['leaves'];
  readonly skill?: Omit<Skill, 'id' | 'text'>;
}

const equipment = (id: CardName, slot: Slot, { text, says, range, leaves, skill }: Worn): CardDefinition => ({
  id,
  kind: 'equipment',
  damage: 1,
  text,
  slot,
  ...(says === undefined ? {} : { says }),
  ...(range === undefined ? {} : { range }),
  ...(leaves === undefined ? {} : { leaves }),
  ...(skill === undefined ? {} : { skills: [{ ...skill, id, text }] }),
  aims: () => [null],
  targets: ownTarget,
  effect: (g, use, target) => equip(g, use.card, target),
});

/** A weapon. How far it reaches is said before what it does. */
export function weapon(
  id: CardName,
  range: number,
  { text: { en, zh }, ...rest }: Omit<Worn, 'range'>,
): CardDefinition {
  const text: Bilingual = { en: [en[0], `Range ${range}. ${en[1]}`], zh: [zh[0], `攻击范围${range}。${zh[1]}`] };
  return equipment(id, 'weapon', { ...rest, text, range });
}

export const armor = (id: CardName, rest: Worn): CardDefinition => equipment(id, 'armor', rest);
export const mount = (id: CardName, slot: 'plus' | 'minus', text: Bilingual): CardDefinition =>
  equipment(id, slot, { text });

/** Puts an equipment card on: what was in the slot goes first. */
export function equip(g: Now, card: Card, seat: Seat): Asks {
  const slot = cardNamed(card.name).slot as Slot;
  const old = playerAt(g, seat).slots[slot];
  return old >= 0 ? replace(g, old, card, seat, slot) : putOn(g, card, seat, slot);
}

function* replace(g: Now, old: number, card: Card, seat: Seat, slot: Slot): Asks {
  yield* move(g, [old], seat, DISCARD, { reason: 'replaced' });
  if (playerAt(g, seat).alive) yield* putOn(g, card, seat, slot);
}

const putOn = (g: Now, { real }: Card, seat: Seat, slot: Slot): Asks =>
  move(g, real, null, { zone: 'slot', seat, slot }, { reason: 'equipped' });

/** How much damage a use deals, before anything changes it. */
export const damageOf = (use: Use): number => cardNamed(use.card.name).damage + use.extra;

/** Whether a use is a Strike of this hero. */
export const isStrikeOf = (self: Seat, use: Use | null): use is Use =>
  use !== null && use.user === self && STRIKES.has(use.card.name);

/** Whether this hero's Strike is about to deal this damage to its target. */
export const isStrikeDamageOf = (self: Seat, { from, use }: Damage): boolean => from === self && isStrikeOf(self, use);

/** Whether a hero's armour counts against a use. */
export const armorCounts = (self: Seat, use: Use | null): boolean => use === null || !use.noArmor.includes(self);

/** Aims at the user alone. */
export const self = () => [null];

export const ownTarget = (_g: Now, user: Seat): Targets => ({ targets: [user] });

/** Everybody else, whom the card may be used on. */
export const otherHero = (g: Now, user: Seat, card: Card): Seat[] =>
  others(g, user, (target) => mayTarget(g, user, target, card));

/** Others with a card in any zone. */
export const otherWithCards = (g: Now, user: Seat, card: Card): Seat[] =>
  otherHero(g, user, card).filter((target) => hasCards(g, target) || playerAt(g, target).fates.length > 0);

export const hasAnyDistance = (g: Now, user: Seat, card: Card): boolean =>
  modifiers(g).anyDistance.some(({ seat, modify }) => modify(g, seat, user, card));

/** Whether a target is near enough for a card with a reach; the cards that make it up no longer carry anybody. */
export const isNear = (g: Now, user: Seat, target: Seat, card: Card, reach: number): boolean => {
  let far = reach;
  for (const { seat, modify } of modifiers(g).reach) far += modify(g, seat, user, card);
  return hasAnyDistance(g, user, card) || distance(g, user, target, card.real) <= far;
};

/** All others, as the targets of a mass scroll. */
export const allOthers = (g: Now, user: Seat, card: Card): Targets => ({ targets: otherHero(g, user, card) });

export const isEquipment = (g: Now, id: number): boolean => definitionOf(g, id).kind === 'equipment';

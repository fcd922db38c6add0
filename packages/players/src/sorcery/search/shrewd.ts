import { type Choice, one, type Seat } from '@cardwright/engine';
import {
  changed,
  type Enchants,
  HAND_LIMIT,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  type PrintedCard,
  printed,
  type RitualView,
  type Sorcery,
  type View,
} from '@cardwright/sorcery/public';
import type { Moment } from '../../search/playout.ts';
import { isHarmful } from '../harm.ts';
import { attackOf, valueOfAbility, valueOfMinion, valueOfRitual, WORTH } from '../value.ts';

const RETURNED = 1.5; //   what a minion in the hand is worth to its owner
const RITUAL = 1.3; //     a ritual does more than the smart bot thinks …
const STANDSTILL = 2; //   … but this one stands in the way
const SUMMONING = 3; //    using an ability that takes no target
const RAISED = 2.5; //     a minion back from the graveyard
const HASTE = 0.5; //      one more action, beyond what it does at once
const UNREADABLE = 0.5; // what a card of which nothing can be said is worth more than it costs

/** A position as its mover looks at it. */
export interface Sides {
  readonly view: View;
  readonly seat: Seat;
  readonly own: PlayerView;
  readonly enemy: PlayerView;
  readonly threat: number; // what the enemy's minions can do to the own life
}

export function sidesOf(view: View, seat: Seat): Sides {
  const enemy = view.players[otherSeat(seat)] as PlayerView;
  return { view, seat, own: view.players[seat] as PlayerView, enemy, threat: attackOf(enemy.minions) };
}

/** What it is worth to be out of danger because the enemy's minions can do so much less. */
const relief = ({ own, threat }: Sides, less: number): number =>
  threat >= own.life && threat - less < own.life ? WORTH.danger : 0;

/** What damage takes from whoever owns the minion. */
const harm = (minion: MinionView, damage: number): number =>
  damage >= minion.defence ? valueOfMinion(minion) : WORTH.defence * damage;

const harmToEnemy = (sides: Sides, minion: MinionView, damage: number): number =>
  harm(minion, damage) + (damage >= minion.defence ? relief(sides, minion.attack) : 0);

const costs = ({ cost }: PrintedCard): number => WORTH.card + WORTH.magic * cost;
const unreadable = (card: PrintedCard): number => costs(card) + UNREADABLE;

/** What more attack adds: to the minion, and at once where it can still act. */
const strength = ({ actions }: MinionView, attack: number): number => (WORTH.attack + WORTH.life * actions) * attack;

/** What becomes of a minion: how its worth to its owner changes, and how much less attack its owner then has. */
interface Change {
  readonly worth: number;
  readonly less: number;
}

const gone = (minion: MinionView, kept = 0): Change => ({ worth: kept - valueOfMinion(minion), less: minion.attack });

function enchanted(minion: MinionView, enchants: Enchants): Change | null {
  const { actions, abilityCost, silences, delays, grants } = enchants;
  if (grants) return null;
  const defence = changed(minion.defence, enchants.defence);
  if (defence <= 0) return gone(minion);
  const more = changed(minion.attack, enchants.attack) - minion.attack;
  const isSilenced = (silences || abilityCost > 0) && minion.abilityCosts.length > 0;
  const body = strength(minion, more) + WORTH.defence * (defence - minion.defence);
  const haste = actions * (WORTH.life * minion.attack + HASTE);
  const stopped = delays && !minion.isDelayed ? minion.attack : 0;
  return {
    worth: body + haste - stopped / 2 - (isSilenced ? valueOfAbility(minion) : 0),
    less: stopped - more,
  };
}

/** What a card played on a minion does to it; null: nobody can tell. */
function changedBy({ does, enchants }: PrintedCard, minion: MinionView): Change | null {
  if (enchants !== null) return enchanted(minion, enchants);
  switch (does?.deed) {
    case 'destroy':
      return gone(minion);
    case 'return':
      return gone(minion, RETURNED);
    case 'damage':
      return does.amount >= minion.defence ? gone(minion) : { worth: -harm(minion, does.amount), less: 0 };
    default:
      return null;
  }
}

const inTheWay = (ritual: RitualView | null): number => (ritual?.card.name === 'standstill' ? STANDSTILL : 0);
const worthOfRitual = (ritual: RitualView | null): number => RITUAL * valueOfRitual(ritual) - inTheWay(ritual);
const lossOfRitual = (ritual: RitualView | null): number => RITUAL * valueOfRitual(ritual) + inTheWay(ritual);

function playedOn(sides: Sides, option: Extract<Option, { type: 'play-on' }>): number {
  const { owner, slot } = option;
  const isOwn = owner === sides.seat;
  const side = isOwn ? sides.own : sides.enemy;
  const card = printed(option.card.name);
  if (slot === 'ritual') return isOwn ? 0 : lossOfRitual(side.ritual);
  const minion = side.minions[slot] as MinionView;
  const change = changedBy(card, minion);
  if (change === null) return isHarmful(sides.view, option) ? 0 : unreadable(card);
  return isOwn ? change.worth : relief(sides, change.less) - change.worth;
}

function played(sides: Sides, { hand, card }: Extract<Option, { type: 'play' }>): number {
  const { own, enemy } = sides;
  const face = printed(card.name);
  const { type, charges, does } = face;
  if (type === 'minion') {
    const { attack, defence } = own.hand[hand] ?? { attack: 0, defence: 0 };
    return valueOfMinion({ card, attack: attack ?? 0, defence: defence ?? 0, isSilenced: false, isDelayed: false });
  }
  if (type === 'ritual') return worthOfRitual({ card, charges: charges ?? 0 }) - worthOfRitual(own.ritual);
  switch (does?.deed) {
    case 'damage-all': {
      const taken = own.minions.reduce((sum, minion) => sum + harm(minion, does.amount), 0);
      return enemy.minions.reduce((sum, minion) => sum + harmToEnemy(sides, minion, does.amount), -taken);
    }
    case 'recharge':
      return valueOfRitual(own.ritual && { ...own.ritual, charges: does.amount });
    case 'nullify':
      return lossOfRitual(enemy.ritual);
    case 'raise':
      return RAISED;
    default:
      return unreadable(face);
  }
}

/** What a card from the hand costs: itself, and magic; but there is room again for another. */
function price({ own }: Sides, name: string): number {
  const room = own.deck > 0 && own.hand.length === HAND_LIMIT ? WORTH.room : 0;
  return costs(printed(name)) - room;
}

/** An ability that takes a target hurts it, as far as anybody knows. */
function usedOn(sides: Sides, { minion, ability, owner, slot }: Extract<Option, { type: 'use-on' }>): number {
  if (owner === sides.seat || slot === 'ritual') return 0;
  const { amount } = printed(minion.name).abilities[ability]?.does ?? { amount: 1 };
  return harmToEnemy(sides, sides.enemy.minions[slot] as MinionView, amount) - WORTH.magic;
}

/** About what an option adds to what the position is worth, without trying it. */
export function gainBy(sides: Sides, option: Option): number {
  const { view, own, enemy } = sides;
  switch (option.type) {
    case 'attack':
      return WORTH.life * (own.minions[option.by] as MinionView).attack;
    case 'attack-on': {
      const attacker = own.minions[option.by] as MinionView;
      const defender = enemy.minions[option.slot as number] as MinionView;
      return harmToEnemy(sides, defender, attacker.attack) - harm(attacker, defender.attack);
    }
    case 'play':
      return isHarmful(view, option) ? 0 : played(sides, option) - price(sides, option.card.name);
    case 'play-on':
      return playedOn(sides, option) - price(sides, option.card.name);
    case 'use':
      return isHarmful(view, option) ? 0 : SUMMONING;
    case 'use-on':
      return usedOn(sides, option);
    case 'draw':
    case 'discard':
    case 'end':
      return 0;
  }
}

/** Plays about as the smart bot does, but without trying anything out: for playouts. Ties go to the first; nothing good ends the turn. */
export function shrewd({ view, decision }: Moment<Sorcery>): Choice {
  const { options, seat } = decision;
  const sides = sidesOf(view, seat);
  const { own, enemy } = sides;
  const isLethal = own.minions.reduce((sum, { attack, actions }) => sum + attack * actions, 0) >= enemy.life;
  let best = options.length - 1;
  let most = 0;
  for (let i = 0; i < options.length - 1; i++) {
    const option = options[i] as Option;
    if (isLethal && option.type === 'attack') return one(i);
    const gain = gainBy(sides, option);
    if (gain > most) [best, most] = [i, gain];
  }
  return one(best);
}

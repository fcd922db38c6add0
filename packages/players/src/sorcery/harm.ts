import type { Seat } from '@cardwright/engine';
import {
  changed,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  type PrintedCard,
  printed,
  type Target,
  type View,
} from '@cardwright/sorcery/public';

const BODY = 4; // attack and defence of a minion as most are

/** Whether a card makes a minion as most are worse for whoever has it. Every other card that is played on a minion makes it better. */
function weakens({ does, enchants }: PrintedCard): boolean {
  if (enchants === null) return does?.deed === 'destroy' || does?.deed === 'return' || does?.deed === 'damage';
  const { attack, defence, actions, abilityCost, silences, delays } = enchants;
  if (silences || delays || abilityCost > 0 || actions < 0) return true;
  return changed(BODY, attack) + changed(BODY, defence) < 2 * BODY;
}

/** The defence of an Air Elemental and of whoever is raised from the dead. */
const FRAIL = 1;

const playerIn = (view: View, seat: Seat): PlayerView => view.players[seat] as PlayerView;
const ownIn = (view: View): PlayerView => playerIn(view, view.seat as Seat);
const enemyIn = (view: View): PlayerView => playerIn(view, otherSeat(view.seat as Seat));

const minionAt = (view: View, { owner, slot }: Target): MinionView | undefined =>
  slot === 'ritual' ? undefined : playerIn(view, owner).minions[slot];

/** Whether a minion that enters with this defence would be dead before anybody else can act. */
function isStillborn(view: View, defence: number): boolean {
  const isStandstill = view.players.some(
    ({ ritual }) => ritual?.card.name === 'standstill' && ritual.charges >= (printed('standstill').activation ?? 0),
  );
  const fires = enemyIn(view).minions.filter(({ card }) => card.name === 'fire-elemental').length;
  return isStandstill || defence <= fires;
}

/** Whether a card played on this place is bad for whoever owns it. */
function isCurse(view: View, name: string, target: Target): boolean {
  const card = printed(name);
  const minion = minionAt(view, target);
  if (minion === undefined) return weakens(card);
  if (card.does?.deed === 'disenchant')
    return !minion.enchantments.slice(-1).some((newest) => weakens(printed(newest.name)));
  return weakens(card) || (card.enchants !== null && changed(minion.defence, card.enchants.defence) <= 0);
}

/** Whether playing this card, which takes no target, hurts the own side more than the other. */
function isHarmfulPlay(view: View, name: string, defence: number): boolean {
  const { type, cost, does } = printed(name);
  const own = ownIn(view);
  if (type === 'minion') return cost > 0 && isStillborn(view, defence);
  if (type === 'ritual') return (own.ritual?.charges ?? 0) > 0;
  if (does?.deed === 'raise') return isStillborn(view, FRAIL);
  return does?.deed === 'damage-all' && own.minions.length >= enemyIn(view).minions.length;
}

/** Whether an attack costs the attacker's life and takes none, or a smaller one. */
function isBadTrade(attacker: MinionView, defender: MinionView): boolean {
  if (defender.attack < attacker.defence) return attacker.attack === 0 && defender.attack > 0;
  const isKill = attacker.attack >= defender.defence;
  return !isKill || attacker.attack + attacker.defence > defender.attack + defender.defence;
}

/** Whether this option plainly hurts the own side or helps the other. */
export function isHarmful(view: View, option: Option): boolean {
  const seat = view.seat as Seat;
  const own = ownIn(view);
  switch (option.type) {
    case 'play':
      return isHarmfulPlay(view, option.card.name, own.hand[option.hand]?.defence ?? 0);
    case 'play-on':
      return isCurse(view, option.card.name, option) === (option.owner === seat);
    case 'attack-on':
      return isBadTrade(own.minions[option.by] as MinionView, minionAt(view, option) as MinionView);
    case 'use': // to summon an Air Elemental, mostly
      return isStillborn(view, FRAIL);
    case 'use-on':
      return option.owner === seat;
    case 'discard':
      return true;
    case 'attack':
    case 'draw':
    case 'end':
      return false;
  }
}

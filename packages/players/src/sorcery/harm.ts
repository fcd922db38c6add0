import type { Seat } from '@cardwright/engine';
import {
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  printed,
  type Target,
  type View,
} from '@cardwright/sorcery/public';

/** Cards that make a minion worse for whoever has it. Every other card that is played on a minion makes it better. */
const CURSES: ReadonlySet<string> = new Set(['banish', 'unsummon', 'delay', 'magic-fatigue', 'silence']);

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
  const minion = minionAt(view, target);
  if (name === 'enrage') return minion !== undefined && minion.defence <= 2;
  if (name === 'disenchant') return !CURSES.has(minion?.enchantments.at(-1)?.name ?? '');
  return CURSES.has(name);
}

/** Whether playing this card, which takes no target, hurts the own side more than the other. */
function isHarmfulPlay(view: View, name: string, defence: number): boolean {
  const { type, cost } = printed(name);
  const own = ownIn(view);
  if (type === 'minion') return cost > 0 && isStillborn(view, defence);
  if (type === 'ritual') return (own.ritual?.charges ?? 0) > 0;
  if (name === 'raise-dead') return isStillborn(view, FRAIL);
  return name === 'blizzard' && own.minions.length >= enemyIn(view).minions.length;
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

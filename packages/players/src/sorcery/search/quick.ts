import { type Choice, one, type Seat } from '@cardwright/engine';
import {
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  printed,
  type Sorcery,
  type View,
} from '@cardwright/sorcery/public';
import type { Moment } from '../../search/playout.ts';
import { isHarmful } from '../harm.ts';

/** What attacking the player is worth a point of damage; what killing a minion is worth a point of it. */
const FACE = 1;
const KILL = 1.1;
const LOSS = 1;
const CARD = 2; // playing a card at all …
const COST = 0.7; // … and a point of its cost
const ABILITY = 2.5;
const LETHAL = 100;

const size = ({ attack, defence }: MinionView): number => 1 + attack + defence;

function attackValue(attacker: MinionView, defender: MinionView): number {
  const kills = attacker.attack >= defender.defence ? KILL * size(defender) : 0.3 * attacker.attack;
  const dies = defender.attack >= attacker.defence ? LOSS * size(attacker) : 0.3 * defender.attack;
  return kills - dies;
}

function optionValue(view: View, seat: Seat, option: Option): number {
  const own = view.players[seat] as PlayerView;
  const enemy = view.players[otherSeat(seat)] as PlayerView;
  switch (option.type) {
    case 'attack': {
      const { attack } = own.minions[option.by] as MinionView;
      return attack >= enemy.life ? LETHAL : FACE * attack;
    }
    case 'attack-on': {
      if (option.slot === 'ritual' || option.owner === seat) return -1;
      return attackValue(own.minions[option.by] as MinionView, enemy.minions[option.slot] as MinionView);
    }
    case 'play':
    case 'play-on':
      return isHarmful(view, option) ? -1 : CARD + COST * printed(option.card.name).cost;
    case 'use':
    case 'use-on':
      return isHarmful(view, option) ? -1 : ABILITY;
    default:
      return 0;
  }
}

/** Plays on by rule of thumb, without trying anything out: for playouts. Ties go to the first; nothing good ends the turn. */
export function quick({ view, decision }: Moment<Sorcery>): Choice {
  const { options, seat } = decision;
  let best = options.length - 1;
  let most = 0;
  for (let i = 0; i < options.length - 1; i++) {
    const value = optionValue(view, seat, options[i] as Option);
    if (value > most) [best, most] = [i, value];
  }
  return one(best);
}

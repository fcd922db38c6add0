import type { Seat } from '@cardwright/engine';
import { enchant, enter } from './board.ts';
import { cardOf } from './catalogue.ts';
import { attackMinion, attackPlayer } from './combat.ts';
import type { Activated, EnchantmentCard, RitualCard } from './definition.ts';
import { abilityCost, activatedOf, freshMinion, isDelayed } from './layers.ts';
import { doingTo } from './legal.ts';
import { playerOf } from './triggers.ts';
import { draw } from './turn.ts';
import {
  type Card,
  type Minion,
  type Now,
  type Option,
  otherSeat,
  type Player,
  type State,
  type Target,
} from './types.ts';

type Of<T extends Option['type']> = Extract<Option, { type: T }>;

const targetOf = (option: Option): Target | null => ('owner' in option ? option : null);

/** Only when testing can a cost be more than there is. */
function pay(player: Player, cost: number): void {
  player.magic = Math.max(0, player.magic - cost);
}

/** Does what the active player chose. */
export function act(now: Now, option: Exclude<Option, { type: 'end' }>): void {
  now.state.acted = true;
  switch (option.type) {
    case 'play':
    case 'play-on':
      return playCard(now, option);
    case 'attack':
    case 'attack-on':
      return attack(now, option);
    case 'use':
    case 'use-on':
      return use(now, option);
    case 'draw':
      return draw(now, now.state.active);
    case 'discard':
      return discard(now, option);
  }
}

function playCard(now: Now, option: Of<'play'> | Of<'play-on'>): void {
  const s = now.state;
  const seat = s.active;
  const player = playerOf(s, seat);
  const { card, hand } = option;
  const definition = cardOf(card.name);
  const target = targetOf(option);
  const doing = doingTo(s, seat, null, target);
  player.hand.splice(hand, 1);
  pay(player, definition.cost);
  announcePlay(now, card, definition.cost, target);
  switch (definition.type) {
    case 'minion':
      return enter(now, minionFromHand(player, card, seat));
    case 'ritual':
      return replaceRitual(now, card, definition);
    case 'enchantment':
      return attach(now, card, definition, doing.on as Minion);
    case 'spell':
      s.gone.push(card.id);
      return definition.effect.run(now, doing);
  }
}

function announcePlay(now: Now, card: Card, cost: number, target: Target | null): void {
  const seat = now.state.active;
  if (target === null) now.emit?.({ type: 'card-played', seat, card, cost });
  else now.emit?.({ type: 'card-played-on', seat, card, cost, owner: target.owner, slot: target.slot, on: target.on });
}

/** A minion that was in play before keeps its damage and its gains. */
function minionFromHand(player: Player, card: Card, seat: Seat): Minion {
  const at = player.returned.findIndex((minion) => minion.card.id === card.id);
  if (at < 0) return freshMinion(card, seat);
  return { ...(player.returned.splice(at, 1)[0] as Minion) };
}

function replaceRitual(now: Now, card: Card, { charges }: RitualCard): void {
  const s = now.state;
  const player = playerOf(s, s.active);
  const before = player.ritual;
  player.ritual = { card, charges };
  if (before === null) return;
  s.gone.push(before.card.id);
  now.emit?.({ type: 'ritual-replaced', seat: s.active, ritual: before.card });
}

function attach(now: Now, card: Card, { actions = 0 }: EnchantmentCard, on: Minion): void {
  const s = now.state;
  if (!isDelayed(s, on)) on.actions += actions;
  enchant(now, on, { kind: 'enchantment', card, turn: s.turn });
}

function attack(now: Now, option: Of<'attack'> | Of<'attack-on'>): void {
  const s = now.state;
  const seat = s.active;
  const attacker = playerOf(s, seat).minions[option.by] as Minion;
  attacker.actions--;
  if (option.type === 'attack') {
    const owner = otherSeat(seat);
    now.emit?.({ type: 'player-attacked', seat, minion: attacker.card, owner });
    return attackPlayer(now, attacker, owner);
  }
  const { minion, owner, slot, on } = option;
  now.emit?.({ type: 'minion-attacked', seat, minion, owner, slot, on });
  attackMinion(now, attacker, doingTo(s, seat, attacker, option).on as Minion);
}

function use(now: Now, option: Of<'use'> | Of<'use-on'>): void {
  const s = now.state;
  const seat = s.active;
  const player = playerOf(s, seat);
  const self = player.minions[option.by] as Minion;
  const ability = activatedOf(self)[option.ability] as Activated;
  const cost = abilityCost(self, ability);
  self.actions--;
  pay(player, cost);
  announceUse(now, option, cost);
  ability.effect.run(now, doingTo(s, seat, self, targetOf(option)));
}

function announceUse(now: Now, option: Of<'use'> | Of<'use-on'>, cost: number): void {
  const seat = now.state.active;
  const { minion, ability } = option;
  if (option.type === 'use') now.emit?.({ type: 'ability-used', seat, minion, ability, cost });
  else {
    const { owner, slot, on } = option;
    now.emit?.({ type: 'ability-used-on', seat, minion, ability, cost, owner, slot, on });
  }
}

/** A discarded card leaves the game, for everybody to see. */
function discard(now: Now, { hand, card }: Of<'discard'>): void {
  const s: State = now.state;
  const player = playerOf(s, s.active);
  player.hand.splice(hand, 1);
  player.returned = player.returned.filter((minion) => minion.card.id !== card.id);
  s.gone.push(card.id);
  now.emit?.({ type: 'card-discarded', seat: s.active, card });
}

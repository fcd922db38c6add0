import type { Seat } from '@cardwright/engine';
import { minionCardOf } from './catalogue.ts';
import { addLayer, hasBonus, removeLayers } from './layers.ts';
import { BONUSES, isWithSubtypes } from './subtypes.ts';
import { apnap, isInPlay, type Occasion, playerOf, trigger, triggeredBy, type Waiting } from './triggers.ts';
import {
  BOARD_LIMIT,
  HAND_LIMIT,
  type Layer,
  type Minion,
  type Now,
  type State,
  SUBTYPES,
  type Subtype,
} from './types.ts';

export const hasRoom = (s: State, seat: Seat): boolean => playerOf(s, seat).minions.length < BOARD_LIMIT;

/** All minions in play, in the order of everything that happens at the same time. */
export const minionsInOrder = (s: State): Minion[] => apnap(s).flatMap((seat) => playerOf(s, seat).minions);

/** Resolves what an occasion has triggered. */
function resolve(now: Now, waiting: readonly Waiting[]): void {
  const s = now.state;
  s.pending++;
  for (const each of waiting) trigger(now, each);
  s.pending--;
}

export function happen(now: Now, occasion: Occasion): void {
  resolve(now, triggeredBy(now.state, occasion));
  countSubtypes(now);
}

/** A minion comes into play at the right end, with no actions. */
export function enter(now: Now, minion: Minion): void {
  const s = now.state;
  minion.actions = 0;
  playerOf(s, minion.owner).minions.push(minion);
  now.emit?.({
    type: 'minion-entered',
    seat: minion.owner,
    minion: minion.card,
    attack: minion.attack,
    defence: minion.defence,
  });
  buryIfDead(now, minion);
  happen(now, { moment: 'minion-enters', seat: minion.owner, minion, isDeath: false });
}

type Destination = 'graveyard' | 'hand' | 'nowhere';

/** A minion leaves play. What its leaving triggers is resolved before its enchantments fall off. */
function leave(now: Now, minion: Minion, to: Destination): void {
  const s = now.state;
  const { owner: seat, card } = minion;
  const player = playerOf(s, seat);
  const slot = player.minions.indexOf(minion);
  if (slot < 0) return;
  const waiting = triggeredBy(s, { moment: 'minion-leaves', seat, minion, isDeath: to === 'graveyard' });
  player.minions.splice(slot, 1);
  switch (to) {
    case 'graveyard':
      player.graveyard.push(minion);
      now.emit?.({ type: 'minion-died', seat, minion: card });
      break;
    case 'hand':
      player.hand.push(card.id);
      player.returned.push(minion);
      now.emit?.({ type: 'minion-returned', seat, minion: card });
      break;
    case 'nowhere':
      s.gone.push(card.id);
      now.emit?.({ type: 'minion-removed', seat, minion: card });
  }
  resolve(now, waiting);
  if (minion.layers.length > 0) loseEnchantments(now, minion, () => true);
  minion.actions = 0;
  countSubtypes(now);
}

/** Does nothing to a minion that has already left. */
export const die = (now: Now, minion: Minion): void => leave(now, minion, 'graveyard');

function buryIfDead(now: Now, minion: Minion): void {
  if (minion.defence <= 0) die(now, minion);
}

/** Back to its owner's hand; out of the game if that is full. */
export function goBack(now: Now, minion: Minion): void {
  const isFull = playerOf(now.state, minion.owner).hand.length >= HAND_LIMIT;
  leave(now, minion, isFull ? 'nowhere' : 'hand');
}

export function damage(now: Now, minion: Minion, amount: number): void {
  if (amount <= 0 || !isInPlay(now.state, minion)) return;
  addLayer(minion, { kind: 'change', attack: 0, defence: -amount });
  now.emit?.({ type: 'minion-damaged', seat: minion.owner, minion: minion.card, amount, defence: minion.defence });
  buryIfDead(now, minion);
}

export function strengthen(now: Now, minion: Minion, attack: number, defence: number): void {
  addLayer(minion, { kind: 'change', attack, defence });
  now.emit?.({ type: 'minion-strengthened', seat: minion.owner, minion: minion.card, attack, defence });
}

export function enchant(now: Now, minion: Minion, layer: Layer): void {
  addLayer(minion, layer);
  buryIfDead(now, minion);
}

/** Takes enchantments off a minion; its subtype's bonus goes too when it is out of play. */
export function loseEnchantments(now: Now, minion: Minion, isLost: (layer: Layer) => boolean): void {
  const isStaying = isInPlay(now.state, minion);
  for (const layer of minion.layers) {
    if (layer.kind !== 'enchantment' || !isLost(layer)) continue;
    now.state.gone.push(layer.card.id);
    now.emit?.({ type: 'enchantment-lost', seat: minion.owner, minion: minion.card, card: layer.card });
  }
  removeLayers(
    minion,
    (layer) => (layer.kind === 'enchantment' && isLost(layer)) || (layer.kind === 'subtype' && !isStaying),
  );
  buryIfDead(now, minion);
}

const isOfSubtype = (minion: Minion, subtype: Subtype): boolean => minionCardOf(minion.card.name).subtype === subtype;

/** When no trigger is left to resolve: gives and withdraws the bonuses of subtypes, then buries those who lived on them. */
export function countSubtypes(now: Now): void {
  const s = now.state;
  if (s.pending > 0 || !isWithSubtypes(s.options)) return;
  let isWithdrawn = false;
  for (const seat of apnap(s)) {
    const { minions } = playerOf(s, seat);
    for (const subtype of SUBTYPES) {
      let count = 0;
      for (const minion of minions) if (isOfSubtype(minion, subtype)) count++;
      const isEnough = count >= BONUSES[subtype].atLeast;
      for (const minion of minions) {
        if (!isOfSubtype(minion, subtype) || hasBonus(minion, subtype) === isEnough) continue;
        if (isEnough) addLayer(minion, { kind: 'subtype', subtype });
        else removeLayers(minion, (layer) => layer.kind === 'subtype');
        now.emit?.({ type: isEnough ? 'subtype-gained' : 'subtype-lost', seat, minion: minion.card, subtype });
        isWithdrawn ||= !isEnough;
      }
    }
  }
  if (isWithdrawn) for (const minion of minionsInOrder(s)) buryIfDead(now, minion);
}

import { type MinionView, otherSeat, type PlayerView, printed, type View } from '@cardwright/sorcery/public';
import type { NetShape, Position } from '../../search/position.ts';

/** Where each feature of a thing stands. A player, a minion, a card in a hand and a ritual each use some of them. */
const AT = {
  life: 0,
  magic: 1,
  deck: 2,
  hand: 3,
  isLow: 4, //      five life or less
  threat: 5, //     what the minions on the other side can do in a turn …
  isInDanger: 6, // … which is enough
  attack: 7,
  defence: 8,
  actions: 9,
  isFrail: 10, //   one more point of damage kills it
  isSilenced: 11,
  isDelayed: 12,
  enchantments: 13,
  charges: 14,
  isPayable: 15,
  graveyard: 16,
  spare: 17, //     a minion that cannot act any more
} as const;

/** Groups: first those of whoever's turn it is, then the other's. */
const GROUPS = ['player', 'board', 'hand', 'ritual'] as const;

export const shapeFor = (cards: readonly string[]): NetShape => ({
  features: Object.keys(AT).length,
  names: 1,
  kinds: cards.length + 1,
  groups: GROUPS.length * 2,
  hidden: 16, // there are many things on a table, and little to say about each
  outputs: 2, // whoever's turn it is wins, or the other
});

const byte = (value: number): number => Math.max(0, Math.min(255, value));
const attackOf = (minions: readonly MinionView[]): number =>
  minions.reduce((sum, { attack, isDelayed }) => sum + (isDelayed ? 0 : attack), 0);

/** Puts an open table (what somebody who sees everything sees of an imagined world) into a position. */
export function readTable(view: View, kinds: ReadonlyMap<string, number>, position: Position): void {
  position.clear();
  for (const [place, seat] of [view.active, otherSeat(view.active)].entries()) {
    const player = view.players[seat] as PlayerView;
    const enemy = view.players[otherSeat(seat)] as PlayerView;
    const bit = (group: (typeof GROUPS)[number]): number => 1 << (place * GROUPS.length + GROUPS.indexOf(group));
    const kind = (name: string): number => kinds.get(name) ?? 0;
    const { features } = position;
    const at = position.add(0, bit('player'));
    const threat = attackOf(enemy.minions);
    features[at + AT.life] = byte(player.life);
    features[at + AT.magic] = byte(player.magic);
    features[at + AT.deck] = byte(player.deck);
    features[at + AT.hand] = player.hand.length;
    features[at + AT.isLow] = player.life <= 5 ? 1 : 0;
    features[at + AT.threat] = byte(threat);
    features[at + AT.isInDanger] = threat >= player.life ? 1 : 0;
    features[at + AT.graveyard] = byte(player.graveyard.length);
    for (const minion of player.minions) readMinion(minion, position, kind(minion.card.name), bit('board'));
    for (const card of player.hand) {
      if (card === null) continue;
      const to = position.add(kind(card.card.name), bit('hand'));
      features[to + AT.isPayable] = printed(card.card.name).cost <= player.magic ? 1 : 0;
      features[to + AT.attack] = byte(card.attack ?? 0);
      features[to + AT.defence] = byte(card.defence ?? 0);
    }
    if (player.ritual !== null) {
      const to = position.add(kind(player.ritual.card.name), bit('ritual'));
      features[to + AT.charges] = byte(player.ritual.charges);
    }
  }
}

function readMinion(minion: MinionView, position: Position, kind: number, group: number): void {
  const { features } = position;
  const to = position.add(kind, group);
  features[to + AT.attack] = byte(minion.attack);
  features[to + AT.defence] = byte(minion.defence);
  features[to + AT.actions] = byte(minion.actions);
  features[to + AT.isFrail] = minion.defence <= 1 ? 1 : 0;
  features[to + AT.isSilenced] = minion.isSilenced ? 1 : 0;
  features[to + AT.isDelayed] = minion.isDelayed ? 1 : 0;
  features[to + AT.enchantments] = byte(minion.enchantments.length);
  features[to + AT.spare] = minion.actions === 0 ? 1 : 0;
}

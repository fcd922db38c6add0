import { type MinionView, otherSeat, type PlayerView, printed, type View } from '@cardwright/sorcery/public';
import type { NetShape, Position } from '../../search/position.ts';

/** Where each feature of a thing stands. A player, a minion, a card in a hand and a ritual each use some of them. */
const AT = {
  life: 0,
  magic: 1,
  deck: 2,
  hand: 3,
  isLow: 4, //         five life or less
  threat: 5, //        what the minions on the other side can do in a turn …
  isInDanger: 6, //    … which is enough
  attack: 7,
  defence: 8,
  actions: 9,
  isFrail: 10, //      one more point of damage kills it
  isSilenced: 11,
  isDelayed: 12,
  enchantments: 13,
  charges: 14,
  isPayable: 15,
  graveyard: 16,
  spare: 17, //        a minion that cannot act any more
  cost: 18, //         of a card; of a minion: of its cheapest ability, and one more
  hasBonus: 19,
  ready: 20, //        what the own minions can do in this very turn …
  isKill: 21, //       … which is enough
  minions: 22, //      on the own side
  inDeck: 23, //       minions …
  removals: 24, //     … cards that take minions or rituals away …
  price: 25, //        … and what all cards there cost, in tens
  isVeryLow: 26, //    two life or less
  isFull: 27, //       a hand that draws nothing
  isBare: 28, //       no minion on the own side
  isStrong: 29, //     four attack or more
  isLasting: 30, //    four defence or more
} as const;

/** Groups: first those of whoever's turn it is, then the other's. */
const GROUPS = ['player', 'board', 'hand', 'ritual'] as const;

export const openShapeFor = (cards: readonly string[]): NetShape => ({
  features: Object.keys(AT).length,
  names: 1,
  kinds: cards.length + 1,
  groups: GROUPS.length * 2,
  hidden: 32,
  outputs: 2, // whoever's turn it is wins, or the other
});

const byte = (value: number): number => Math.max(0, Math.min(255, value));

const isRemoval = (name: string): boolean => {
  const { does } = printed(name);
  return does !== null && ['destroy', 'return', 'damage', 'damage-all', 'nullify'].includes(does.deed ?? '');
};

/** Puts an open table (what somebody who sees everything sees of an imagined world) into a position. A player's kind is the top minion of its graveyard. */
export function readOpenTable(view: View, kinds: ReadonlyMap<string, number>, position: Position): void {
  position.clear();
  const kind = (name: string): number => kinds.get(name) ?? 0;
  const { features } = position;
  for (const [place, seat] of [view.active, otherSeat(view.active)].entries()) {
    const player = view.players[seat] as PlayerView;
    const enemy = view.players[otherSeat(seat)] as PlayerView;
    const { life, minions, hand, graveyard, ritual, unseen } = player;
    const bit = (group: (typeof GROUPS)[number]): number => 1 << (place * GROUPS.length + GROUPS.indexOf(group));
    const top = graveyard.at(-1);
    const at = position.add(top === undefined ? 0 : kind(top.card.name), bit('player'));
    let [threat, ready] = [0, 0];
    for (const { attack, isDelayed } of enemy.minions) if (!isDelayed) threat += attack;
    for (const { attack, actions } of minions) ready += attack * actions;
    features[at + AT.life] = byte(life);
    features[at + AT.magic] = byte(player.magic);
    features[at + AT.deck] = byte(player.deck);
    features[at + AT.hand] = hand.length;
    features[at + AT.isLow] = life <= 5 ? 1 : 0;
    features[at + AT.isVeryLow] = life <= 2 ? 1 : 0;
    features[at + AT.threat] = byte(threat);
    features[at + AT.isInDanger] = threat >= life ? 1 : 0;
    features[at + AT.ready] = byte(ready);
    features[at + AT.isKill] = ready >= enemy.life ? 1 : 0;
    features[at + AT.graveyard] = byte(graveyard.length);
    features[at + AT.minions] = minions.length;
    features[at + AT.isBare] = minions.length === 0 ? 1 : 0;
    features[at + AT.isFull] = hand.length >= 5 ? 1 : 0;
    let [inDeck, removals, price] = [0, 0, 0];
    for (const name of unseen) {
      const { type, cost } = printed(name);
      if (type === 'minion') inDeck++;
      if (isRemoval(name)) removals++;
      price += cost;
    }
    features[at + AT.inDeck] = byte(inDeck);
    features[at + AT.removals] = byte(removals);
    features[at + AT.price] = byte(Math.round(price / 10));
    for (const minion of minions) readMinion(minion, position, kind(minion.card.name), bit('board'));
    for (const card of hand) {
      if (card === null) continue;
      const { cost } = printed(card.card.name);
      const to = position.add(kind(card.card.name), bit('hand'));
      features[to + AT.isPayable] = cost <= player.magic ? 1 : 0;
      features[to + AT.cost] = byte(cost);
      features[to + AT.attack] = byte(card.attack ?? 0);
      features[to + AT.defence] = byte(card.defence ?? 0);
    }
    if (ritual !== null) {
      const to = position.add(kind(ritual.card.name), bit('ritual'));
      features[to + AT.charges] = byte(ritual.charges);
    }
  }
}

function readMinion(minion: MinionView, position: Position, kind: number, group: number): void {
  const { features } = position;
  const to = position.add(kind, group);
  const { attack, defence, actions, abilityCosts } = minion;
  features[to + AT.attack] = byte(attack);
  features[to + AT.defence] = byte(defence);
  features[to + AT.actions] = byte(actions);
  features[to + AT.isFrail] = defence <= 1 ? 1 : 0;
  features[to + AT.isStrong] = attack >= 4 ? 1 : 0;
  features[to + AT.isLasting] = defence >= 4 ? 1 : 0;
  features[to + AT.isSilenced] = minion.isSilenced ? 1 : 0;
  features[to + AT.isDelayed] = minion.isDelayed ? 1 : 0;
  features[to + AT.enchantments] = byte(minion.enchantments.length);
  features[to + AT.hasBonus] = minion.hasBonus ? 1 : 0;
  features[to + AT.cost] = abilityCosts.length === 0 ? 0 : byte(1 + Math.min(...abilityCosts));
  features[to + AT.spare] = actions === 0 ? 1 : 0;
}

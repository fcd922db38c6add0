import type { Seat } from '@cardwright/engine';
import { isEquipment } from '../cards/kinds.ts';
import { chooseCards } from '../core/ask.ts';
import { definitionOf } from '../core/definitions.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt, type Slot } from '../core/state.ts';
import { draw, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

const slotOf = (g: Now, id: number): Slot => definitionOf(g, id).slot as Slot;

/** The equipment in hand for which that hero has an empty slot. */
const fitting = (g: Now, self: Seat, other: Seat): number[] =>
  playerAt(g, self).hand.filter((id) => isEquipment(g, id) && playerAt(g, other).slots[slotOf(g, id)] < 0);

function* equipOther(g: Now, self: Seat, to: Seat): Asks {
  const [card] = yield* chooseCards(g, self, 'give', fitting(g, self, to), 1, 1, { skill: 'zhijian', to });
  const slot = slotOf(g, card as number);
  g.emit?.({ type: 'equipment-given', seat: self, to, cards: [card as number] });
  yield* move(g, [card as number], self, { zone: 'slot', seat: to, slot }, { reason: 'equipped', quiet: true });
  draw(g, self, CARDS);
}

// Frank Advice 直谏, Zhang Zhao & Zhang Hong. "In your play phase: put an equipment card from hand into another hero's empty slot,
// then draw a card."
export const zhijian = skill('zhijian', {
  active: {
    whyNot: (g, self) => (playerAt(g, self).hand.some((id) => isEquipment(g, id)) ? null : 'no-equipment'),
    aims: (g, self) => others(g, self, (other) => fitting(g, self, other).length > 0),
    effect: equipOther,
  },
  says: {
    'reason.no-equipment': { en: 'there is no equipment in hand', zh: '没有装备牌手牌' },
    'event.equipment-given': {
      en: '{seat} {seat|equip|equips} {to} with {cards}',
      zh: '{seat}将{cards}置于{to}的装备区',
    },
  },
  text: {
    en: [
      'Frank Advice',
      `In your play phase, as often as you like: put an equipment card from your hand into another hero's empty slot of that kind, then draw ${CARDS} card.`,
    ],
    zh: ['直谏', `出牌阶段，你可以将手牌中的一张装备牌置于其他角色的装备区（不得替换原装备），然后摸${CARDS}张牌。`],
  },
});

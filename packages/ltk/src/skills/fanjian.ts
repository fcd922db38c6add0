import type { Seat } from '@cardwright/engine';
import { anyHandCard, choosePick } from '../core/ask.ts';
import { SUITS } from '../core/card.ts';
import { damage } from '../core/damage.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { handOf, move, suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

const DAMAGE = 1;

/** The other names a suit before it can know the card; then the card is taken blindly and shown at once. */
function* sowDiscord(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'fanjian');
  const named = yield* choosePick(g, aim, 'name-suit', SUITS, { skill: 'fanjian', from: self });
  g.emit?.({ type: 'suit-named', seat: aim, pick: named });
  const card = anyHandCard(g, self);
  yield* move(g, [card], self, handOf(aim), { reason: 'taken', skill: 'fanjian' });
  if (suitFor(g, card, aim) !== named) yield* damage(g, { from: self, to: aim, amount: DAMAGE });
}

// Sow Discord 反间, Zhou Yu. "Once per play phase: another hero names a suit, takes one of your hand cards unseen and shows
// it; if the suit is another, you deal 1 damage to it."
export const fanjian = skill('fanjian', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'fanjian') ?? (playerAt(g, self).hand.length > 0 ? null : 'no-hand'),
    aims: others,
    effect: sowDiscord,
  },
  says: {
    'ask.name-suit/you': {
      en: 'Name a suit, then take a hand card of {about.from} ({about.skill})',
      zh: '声明一种花色，然后获得{about.from}的一张手牌（{about.skill}）',
    },
    'ask.name-suit': {
      en: '{seat} {seat|name|names} a suit, then {seat|take|takes} a hand card of {about.from} ({about.skill})',
      zh: '{seat}声明一种花色，然后获得{about.from}的一张手牌（{about.skill}）',
    },
    'event.suit-named': { en: '{seat} {seat|name|names} {pick}', zh: '{seat}声明{pick}' },
  },
  text: {
    en: [
      'Sow Discord',
      `Once per play phase: another hero names a suit, then takes one of your hand cards unseen and shows it; if it is of another suit, you deal ${DAMAGE} damage to that hero.`,
    ],
    zh: [
      '反间',
      `出牌阶段限一次，你可以令一名其他角色声明一种花色，然后其获得你的一张手牌并展示之；若花色不同，你对其造成${DAMAGE}点伤害。`,
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { cardsOf, discard, swapHands } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const handSize = (g: Now, seat: Seat): number => playerAt(g, seat).hand.length;
const price = (g: Now, a: Seat, b: Seat): number => Math.abs(handSize(g, a) - handSize(g, b));

/** With whom this hero can be made to swap: the difference can be paid, and there is something to swap. */
const partners = (g: Now, self: Seat, first: Seat): Seat[] =>
  others(
    g,
    self,
    (other) =>
      other !== first &&
      handSize(g, first) + handSize(g, other) > 0 &&
      price(g, first, other) <= cardsOf(g, self).length,
  );

function* ally(g: Now, self: Seat, first: Seat): Asks {
  useUp(g, self, 'dimeng');
  const second = yield* chooseSeat(g, self, 'swap-with', partners(g, self, first), { skill: 'dimeng', to: first });
  const cost = price(g, first, second);
  if (cost > 0) yield* discard(g, self, yield* choosePrice(g, self, 'dimeng', cardsOf(g, self), cost), 'dimeng');
  yield* swapHands(g, first, second, 'dimeng');
}

// Alliance 缔盟, Lu Su. "Once per play phase: choose two others and discard as many cards as their hands differ by; they swap
// hands."
export const dimeng = skill('dimeng', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'dimeng'),
    aims: (g, self) => others(g, self, (first) => partners(g, self, first).length > 0),
    effect: ally,
  },
  says: {
    ...priceSays,
    'ask.swap-with/you': {
      en: 'Choose who swaps hands with {about.to} ({about.skill})',
      zh: '选择与{about.to}交换手牌的角色（{about.skill}）',
    },
    'ask.swap-with': {
      en: '{seat} {seat|choose|chooses} who swaps hands with {about.to} ({about.skill})',
      zh: '{seat}选择与{about.to}交换手牌的角色（{about.skill}）',
    },
  },
  text: {
    en: [
      'Alliance',
      'Once per play phase: choose two other heroes and discard as many cards, hand or equipped, as their hands differ by; they swap hands.',
    ],
    zh: ['缔盟', '出牌阶段限一次，你可以选择两名其他角色并弃置X张牌（X为其手牌数之差），令其交换手牌。'],
  },
});

import type { Seat } from '@cardwright/engine';
import { type Asks, type Now } from '../core/state.ts';
import { cardsOf, discard, draw, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

function* balance(g: Now, self: Seat): Asks {
  useUp(g, self, 'zhiheng');
  const own = cardsOf(g, self);
  const cards = yield* choosePrice(g, self, 'zhiheng', own, 1, own.length);
  yield* discard(g, self, cards, 'zhiheng');
  draw(g, self, cards.length);
}

// Balance 制衡, Sun Quan. "Once per play phase: discard any number of cards, then draw as many."
export const zhiheng = skill('zhiheng', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'zhiheng') ?? (hasCards(g, self) ? null : 'no-cards'),
    effect: balance,
  },
  says: priceSays,
  text: {
    en: ['Balance', 'Once per play phase: discard one or more cards, hand or equipped, then draw as many.'],
    zh: ['制衡', '出牌阶段限一次，你可以弃置至少一张牌（手牌或装备），然后摸等量的牌。'],
  },
});

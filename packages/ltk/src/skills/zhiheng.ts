import type { Seat } from '@cardwright/engine';
import type { Skill } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { cardsOf, discard, draw, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

function* balance(g: Now, self: Seat, most: number): Asks {
  useUp(g, self, 'zhiheng');
  const cards = yield* choosePrice(g, self, 'zhiheng', cardsOf(g, self), 1, most);
  yield* discard(g, self, cards, 'zhiheng');
  draw(g, self, cards.length);
}

/** Balance, with the most cards it can be used for. */
const balanceOf = (most: (g: Now, self: Seat) => number, text: Skill['text']): Skill =>
  skill('zhiheng', {
    active: {
      whyNot: (g, self) => usedUp(g, self, 'zhiheng') ?? (hasCards(g, self) ? null : 'no-cards'),
      effect: (g, self) => balance(g, self, most(g, self)),
    },
    says: priceSays,
    text,
  });

// Balance 制衡, Sun Quan. "Once per play phase: discard any number of cards, then draw as many."
export const zhiheng = balanceOf((g, self) => cardsOf(g, self).length, {
  en: ['Balance', 'Once per play phase: discard one or more cards, hand or equipped, then draw as many.'],
  zh: ['制衡', '出牌阶段限一次，你可以弃置至少一张牌（手牌或装备），然后摸等量的牌。'],
});

// In kingdom war: at most as many cards as the maximum life.
export const zhihengOfKingdoms = balanceOf((g, self) => playerAt(g, self).maxHp, {
  en: [
    'Balance',
    'Once per play phase: discard one or more cards, hand or equipped, at most as many as your maximum life, then draw as many.',
  ],
  zh: ['制衡', '出牌阶段限一次，你可以弃置至多X张牌（X为你的体力上限），然后摸等量的牌。'],
});

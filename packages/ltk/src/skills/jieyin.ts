import type { Seat } from '@cardwright/engine';
import { genderOf } from '../core/heroes.ts';
import { isWounded, recover } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const PRICE = 2;
const LIFE = 1;

function* marry(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'jieyin');
  const cards = yield* choosePrice(g, self, 'jieyin', playerAt(g, self).hand, PRICE);
  yield* discard(g, self, cards, 'jieyin');
  yield* recover(g, self, LIFE, self);
  yield* recover(g, aim, LIFE, self);
}

// Marriage 结姻, Sun Shangxiang. "Once per play phase: discard two hand cards; you and a wounded male hero recover 1 each."
export const jieyin = skill('jieyin', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'jieyin') ?? (playerAt(g, self).hand.length >= PRICE ? null : 'too-few-hand'),
    aims: (g, self) => others(g, self, (other) => genderOf(g, other) === 'male' && isWounded(g, other)),
    effect: marry,
  },
  says: priceSays,
  text: {
    en: [
      'Marriage',
      `Once per play phase: discard ${PRICE} hand cards and choose a wounded male hero; you and that hero recover ${LIFE} life each.`,
    ],
    zh: ['结姻', `出牌阶段限一次，你可以弃置${PRICE}张手牌并选择一名已受伤的男性角色，你与其各回复${LIFE}点体力。`],
  },
});

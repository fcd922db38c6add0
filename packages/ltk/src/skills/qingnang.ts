import type { Seat } from '@cardwright/engine';
import { isWounded, recover } from '../core/recover.ts';
import { inOrder } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const LIFE = 1;

function* heal(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'qingnang');
  const cards = yield* choosePrice(g, self, 'qingnang', playerAt(g, self).hand);
  yield* discard(g, self, cards, 'qingnang');
  yield* recover(g, aim, LIFE, self);
}

// Green Salve 青囊, Hua Tuo. "Once per play phase: discard a hand card; a wounded hero recovers 1."
export const qingnang = skill('qingnang', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'qingnang') ?? (playerAt(g, self).hand.length > 0 ? null : 'no-hand'),
    aims: (g) => inOrder(g).filter((seat) => isWounded(g, seat)),
    effect: heal,
  },
  says: priceSays,
  text: {
    en: [
      'Green Salve',
      `Once per play phase: discard a hand card; a wounded hero of your choice recovers ${LIFE} life.`,
    ],
    zh: ['青囊', `出牌阶段限一次，你可以弃置一张手牌并选择一名已受伤的角色，其回复${LIFE}点体力。`],
  },
});

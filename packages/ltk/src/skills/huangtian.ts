import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { handOf, move, show } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

const GIFTS: ReadonlySet<string> = new Set(['dodge', 'lightning']);

const gifts = (g: Now, seat: Seat): number[] =>
  playerAt(g, seat).hand.filter((id) => GIFTS.has(g.faces[id]?.name ?? ''));

function* give(g: Now, lord: Seat, seat: Seat): Asks {
  useUp(g, seat, 'huangtian');
  const cards = yield* chooseCards(g, seat, 'give', gifts(g, seat), 1, 1, { skill: 'huangtian', to: lord });
  show(g, seat, cards);
  yield* move(g, cards, seat, handOf(lord), { reason: 'given', skill: 'huangtian' });
}

// Yellow Sky 黄天, Zhang Jiao, Lord. "Every other Qun hero may give you a Dodge or a Lightning, once in its play phase."
export const huangtian = skill('huangtian', {
  lord: true,
  grants: {
    to: (g, owner, seat) => seat !== owner && isOfKingdom(g, seat, 'qun'),
    whyNot: (g, _owner, seat) => usedUp(g, seat, 'huangtian') ?? (gifts(g, seat).length > 0 ? null : 'no-gift'),
    effect: give,
  },
  says: { 'reason.no-gift': { en: 'there is no Dodge or Lightning in hand', zh: '手牌中没有【闪】或【闪电】' } },
  text: {
    en: [
      'Yellow Sky',
      'Lord skill. Every other Qun hero may, once in its play phase, give you a Dodge or a Lightning from its hand.',
    ],
    zh: ['黄天', '主公技。其他群势力角色的出牌阶段限一次，其可以交给你一张【闪】或【闪电】。'],
  },
});

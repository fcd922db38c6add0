import type { Seat } from '@cardwright/engine';
import type { Card } from '../core/card.ts';
import { damage } from '../core/damage.ts';
import { judge } from '../core/judge.ts';
import { livingFrom } from '../core/seats.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { move } from '../core/zones.ts';
import { escapes, hasFate, isFateNegated } from './fate.ts';
import { delayed, ownTarget } from './kinds.ts';

const DAMAGE = 3;
const LOW = 2;
const HIGH = 9;

const hits = ({ suit, rank }: Card): boolean => suit === 'spade' && rank >= LOW && rank <= HIGH;

/** The scroll goes on to the next living hero who has none and may have it, perhaps all the way back. */
function* passOn(g: Now, from: Seat, card: Card, by: Seat): Asks {
  const [id] = card.real;
  if (id === undefined || !g.state.processing.includes(id)) return;
  for (const seat of livingFrom(g, from + 1)) {
    if (!isAlive(g, seat) || hasFate(g, seat, card.name) || !mayTarget(g, from, seat, card)) continue;
    if (seat !== from && (yield* escapes(g, from, seat, card))) continue;
    return yield* move(g, [id], null, { zone: 'fate', seat, as: card.name, by }, { reason: 'placed' });
  }
}

// Lightning 闪电. "Put before yourself. In the judge phase judge: Spade 2 to 9 deals 3 lightning damage; else it moves to the next hero."
export const lightning = delayed('lightning', {
  damage: DAMAGE,
  whyNot: (g, user) => (hasFate(g, user, 'lightning') ? 'lightning-here' : null),
  aims: (g, user, card) => (mayTarget(g, user, user, card) ? [null] : []),
  targets: ownTarget,
  *fate(g, seat, card, by) {
    if (yield* isFateNegated(g, seat, card, by)) return yield* passOn(g, seat, card, by);
    const result = yield* judge(g, seat, 'lightning');
    if (hits(result)) yield* damage(g, { from: null, to: seat, amount: DAMAGE, element: 'thunder', card });
    else yield* passOn(g, seat, card, by);
  },
  says: {
    'reason.lightning-here': { en: 'a Lightning lies before you already', zh: '你的判定区里已有【闪电】' },
  },
  text: {
    en: [
      'Lightning',
      `Put before yourself. In the judge phase its hero judges: Spade ${LOW} to ${HIGH} deals ${DAMAGE} lightning damage to it; otherwise this card moves on to the next hero.`,
    ],
    zh: [
      '闪电',
      `置于你的判定区。判定阶段判定：若为黑桃${LOW}~${HIGH}，该角色受到${DAMAGE}点雷电伤害；否则此牌移至下家的判定区。`,
    ],
  },
});

import { chooseCardOf } from '../core/ask.ts';
import { handOf, move } from '../core/zones.ts';
import { isNear, otherWithCards, scroll } from './kinds.ts';

const REACH = 1;

// Snatch 顺手牵羊. "Use on another hero at distance 1 with cards in any zone: gain one of them (a hand card blindly)."
export const snatch = scroll('snatch', {
  hostile: true,
  mayFree: true,
  aims: (g, user, card) => otherWithCards(g, user, card).filter((target) => isNear(g, user, target, card, REACH)),
  spares: (g, user, target, card) => (isNear(g, user, target, card, REACH) ? 'nothing-there' : 'further-than-one'),
  *effect(g, use, target) {
    const chosen = yield* chooseCardOf(g, use.user, target, ['hand', 'equipment', 'fate'], { name: use.card.name });
    if (chosen !== null)
      yield* move(g, [chosen.card], target, handOf(use.user), { reason: 'taken', by: use.user, hidden: chosen.blind });
  },
  text: {
    en: [
      'Snatch',
      `Use on another hero at distance ${REACH}: gain one card of its hand (blindly), its equipment or its judging zone.`,
    ],
    zh: ['顺手牵羊', `对距离为${REACH}的一名区域里有牌的其他角色使用：获得其手牌（随机）、装备区或判定区里的一张牌。`],
  },
});

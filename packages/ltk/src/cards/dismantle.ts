import { chooseCardOf } from '../core/ask.ts';
import { discardFrom } from '../core/zones.ts';
import { otherWithCards, scroll } from './kinds.ts';

// Dismantle 过河拆桥. "Use on another hero with cards in any zone: discard one of them (a hand card blindly)."
export const dismantle = scroll('dismantle', {
  hostile: true,
  mayFree: true,
  aims: otherWithCards,
  spares: () => 'nothing-there',
  *effect(g, use, target) {
    const chosen = yield* chooseCardOf(g, use.user, target, ['hand', 'equipment', 'fate'], { name: use.card.name });
    if (chosen !== null) yield* discardFrom(g, use.user, target, chosen.card);
  },
  text: {
    en: [
      'Dismantle',
      'Use on another hero: discard one card of its hand (blindly), its equipment or its judging zone.',
    ],
    zh: ['过河拆桥', '对一名区域里有牌的其他角色使用：弃置其手牌（随机）、装备区或判定区里的一张牌。'],
  },
});

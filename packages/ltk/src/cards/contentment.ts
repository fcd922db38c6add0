import { judge } from '../core/judge.ts';
import { skipPhase } from '../core/turn.ts';
import { hasFate, isFateNegated } from './fate.ts';
import { delayed, otherHero } from './kinds.ts';

// Contentment 乐不思蜀. "Put before another hero. In its judge phase it judges: unless Heart, it skips its play phase."
export const contentment = delayed('contentment', {
  hostile: true,
  aims: (g, user, card) => otherHero(g, user, card).filter((target) => !hasFate(g, target, 'contentment')),
  spares: () => 'fate-there',
  *fate(g, seat, card, by) {
    if (yield* isFateNegated(g, seat, card, by)) return;
    const result = yield* judge(g, seat, 'contentment');
    if (result.suit !== 'heart') skipPhase(g, 'play');
  },
  text: {
    en: [
      'Contentment',
      'Put before another hero. In its judge phase it judges: unless the card is a Heart, it skips its play phase.',
    ],
    zh: ['乐不思蜀', '置于一名其他角色的判定区。其判定阶段判定：若不为红桃，其跳过出牌阶段。'],
  },
});

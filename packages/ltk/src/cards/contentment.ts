import { judge } from '../core/judge.ts';
import { isNegated } from '../core/negate.ts';
import { useOf } from '../core/respond.ts';
import { playerAt } from '../core/state.ts';
import { skipPhase } from '../core/turn.ts';
import { delayed, otherHero } from './kinds.ts';

// Contentment 乐不思蜀. "Put before another hero. In its judge phase it judges: unless Heart, it skips its play phase."
export const contentment = delayed('contentment', {
  hostile: true,
  aims: (g, user, card) =>
    otherHero(g, user, card).filter((target) => !playerAt(g, target).fates.some(({ as }) => as === 'contentment')),
  *fate(g, seat, card) {
    if (yield* isNegated(g, useOf(seat, card, [seat]), seat)) {
      g.emit?.({ type: 'card-negated', seat, card });
      return;
    }
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

import { judge } from '../core/judge.ts';
import { skipPhase } from '../core/turn.ts';
import { hasFate, isFateNegated } from './fate.ts';
import { delayed, isNear, otherHero } from './kinds.ts';

const REACH = 1;

// Starvation 兵粮寸断. "Put before another hero at distance 1. In its judge phase it judges: unless Club, it skips its draw phase."
export const starvation = delayed('starvation', {
  hostile: true,
  aims: (g, user, card) =>
    otherHero(g, user, card).filter(
      (target) => !hasFate(g, target, 'starvation') && isNear(g, user, target, card, REACH),
    ),
  spares: (g, _user, target) => (hasFate(g, target, 'starvation') ? 'fate-there' : 'further-than-one'),
  *fate(g, seat, card, by) {
    if (yield* isFateNegated(g, seat, card, by)) return;
    const result = yield* judge(g, seat, 'starvation');
    if (result.suit !== 'club') skipPhase(g, 'draw');
  },
  text: {
    en: [
      'Starvation',
      `Put before another hero at distance ${REACH}. In its judge phase it judges: unless the card is a Club, it skips its draw phase.`,
    ],
    zh: ['兵粮寸断', `置于距离为${REACH}的一名其他角色的判定区。其判定阶段判定：若不为梅花，其跳过摸牌阶段。`],
  },
});

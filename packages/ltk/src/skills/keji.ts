import { may } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { STRUCK } from '../core/struck.ts';
import { skill } from './kinds.ts';

// Self-control 克己, Lü Meng. "If you neither used nor played a Strike in your play phase, you may skip your discard phase."
export const keji = skill('keji', {
  triggers: [
    may('before-phase', {
      if: (g, self, { seat, phase, skip }) =>
        seat === self && phase === 'discard' && !skip && playerAt(g, self).turnMarks[STRUCK] === undefined,
      *effect(_g, _self, event) {
        event.skip = true;
      },
    }),
  ],
  text: {
    en: [
      'Self-control',
      'If you neither used nor played a Strike in your play phase this turn, you may skip your discard phase.',
    ],
    zh: ['克己', '若你本回合的出牌阶段没有使用或打出过【杀】，你可以跳过弃牌阶段。'],
  },
});

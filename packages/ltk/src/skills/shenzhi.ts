import { recover } from '../core/recover.ts';
import { may } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';

const LIFE = 1;

// Clear Mind 神智, Lady Gan. "At the start of your prepare phase you may discard all hand cards; if they were at least as many
// as your life, recover 1."
export const shenzhi = skill('shenzhi', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase }) => seat === self && phase === 'prepare' && playerAt(g, self).hand.length > 0,
      *effect(g, self) {
        const { hand } = playerAt(g, self);
        const count = hand.length;
        yield* discard(g, self, hand.slice(), 'shenzhi');
        if (count >= playerAt(g, self).hp) yield* recover(g, self, LIFE);
      },
    }),
  ],
  text: {
    en: [
      'Clear Mind',
      `At the start of your prepare phase you may discard all your hand cards; if they were at least as many as your life, recover ${LIFE} life.`,
    ],
    zh: ['神智', `准备阶段开始时，你可以弃置所有手牌：若弃置的牌数不小于你的体力值，你回复${LIFE}点体力。`],
  },
});

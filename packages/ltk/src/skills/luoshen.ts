import { judge } from '../core/judge.ts';
import { invokes, may, must } from '../core/skill.ts';
import { isAlive } from '../core/state.ts';
import { colorFor, handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Luo Goddess 洛神, Zhen Ji. "At the start of your turn you may judge: gain the card if it is black, and you may repeat this."
export const luoshen = skill('luoshen', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase }) => seat === self && phase === 'prepare',
      *effect(g, self) {
        do {
          const { color } = yield* judge(g, self, 'luoshen');
          if (color !== 'black' || !isAlive(g, self)) return;
        } while (yield* invokes(g, self, 'luoshen'));
      },
    }),
    must('judged', {
      if: (g, self, { judgement: { seat, reason, card } }) =>
        seat === self &&
        reason === 'luoshen' &&
        colorFor(g, card, self) === 'black' &&
        g.state.processing.includes(card),
      effect: (g, self, { judgement }) =>
        move(g, [judgement.card], null, handOf(self), { reason: 'gained', skill: 'luoshen' }),
    }),
  ],
  text: {
    en: [
      'Luo Goddess',
      'At the start of your prepare phase you may judge: if the card is black, you gain it and may do this again.',
    ],
    zh: ['洛神', '准备阶段开始时，你可以判定：若为黑色，你获得此牌并可以重复此流程。'],
  },
});

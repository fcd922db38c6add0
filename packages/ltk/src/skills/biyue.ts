import { may } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

// Envious Moon 闭月, Diao Chan. "In your finish phase you may draw a card."
export const biyue = skill('biyue', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase }) => seat === self && phase === 'finish',
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: ['Envious Moon', `At the start of your finish phase you may draw ${CARDS} card.`],
    zh: ['闭月', `结束阶段开始时，你可以摸${CARDS}张牌。`],
  },
});

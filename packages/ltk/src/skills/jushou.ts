import { may } from '../core/skill.ts';
import { flip } from '../core/turn.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 3;

// Hold Fast 据守, Cao Ren. "At the start of your finish phase you may draw three cards and turn over."
export const jushou = skill('jushou', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase }) => seat === self && phase === 'finish',
      *effect(g, self) {
        draw(g, self, CARDS);
        flip(g, self);
      },
    }),
  ],
  text: {
    en: ['Hold Fast', `At the start of your finish phase you may draw ${CARDS} cards, then turn your hero over.`],
    zh: ['据守', `结束阶段开始时，你可以摸${CARDS}张牌，然后翻面。`],
  },
});

import { cardNamed } from '../core/definitions.ts';
import { may } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

// Wisdom 集智, Huang Yueying. "When you use a scroll that is not delayed, you may draw a card."
export const jizhi = skill('jizhi', {
  triggers: [
    may('use-declared', {
      if: (_g, self, { use }) => use.user === self && cardNamed(use.card.name).kind === 'scroll',
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: ['Wisdom', `When you use a scroll that is not delayed, you may draw ${CARDS} card.`],
    zh: ['集智', `当你使用非延时锦囊牌时，你可以摸${CARDS}张牌。`],
  },
});

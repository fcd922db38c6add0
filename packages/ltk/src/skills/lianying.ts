import { may } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

// Linked Camps 连营, Lu Xun. "When you lose your last hand card, you may draw one."
export const lianying = skill('lianying', {
  triggers: [
    may('lost', {
      if: (_g, self, { seat, emptied }) => seat === self && emptied,
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: ['Linked Camps', `When you lose your last hand card in any way, you may draw ${CARDS} card.`],
    zh: ['连营', `当你失去最后一张手牌后，你可以摸${CARDS}张牌。`],
  },
});

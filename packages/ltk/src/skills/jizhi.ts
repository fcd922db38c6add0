import { cardNamed } from '../core/definitions.ts';
import { may, type Skill } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

/** Wisdom, for all scrolls that are not delayed or only for those used as themselves. */
const wisdom = (scrolls: 'all' | 'unconverted', text: Skill['text']): Skill =>
  skill('jizhi', {
    triggers: [
      may('use-declared', {
        if: (_g, self, { use: { user, card } }) =>
          user === self && cardNamed(card.name).kind === 'scroll' && (scrolls === 'all' || card.skill === null),
        *effect(g, self) {
          draw(g, self, CARDS);
        },
      }),
    ],
    text,
  });

// Wisdom 集智, Huang Yueying. "When you use a scroll that is not delayed, you may draw a card."
export const jizhi = wisdom('all', {
  en: ['Wisdom', `When you use a scroll that is not delayed, you may draw ${CARDS} card.`],
  zh: ['集智', `当你使用非延时锦囊牌时，你可以摸${CARDS}张牌。`],
});

// In kingdom war: only a scroll that is used as itself.
export const jizhiOfKingdoms = wisdom('unconverted', {
  en: ['Wisdom', `When you use an unconverted scroll that is not delayed, you may draw ${CARDS} card.`],
  zh: ['集智', `当你使用非转化的非延时锦囊牌时，你可以摸${CARDS}张牌。`],
});

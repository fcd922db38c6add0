import type { Seat } from '@cardwright/engine';
import { STRIKES } from '../core/card.ts';
import { may } from '../core/skill.ts';
import type { Use } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

const isFierce = ({ card: { name, color } }: Use): boolean => name === 'duel' || (STRIKES.has(name) && color === 'red');

/** Once for a use of one's own, however many targets; and when one is a target. */
const concerns = (self: Seat, use: Use, target: Seat): boolean =>
  target === self || (use.user === self && target === use.targets[0]);

// Passion 激昂, Sun Ce. "When you use a Duel or red Strike, or have become the target of one, you may draw a card."
export const jiang = skill('jiang', {
  triggers: [
    may('targeted', {
      if: (_g, self, { use, target }) => isFierce(use) && concerns(self, use, target),
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: [
      'Passion',
      `When a Duel or red Strike of yours has found its targets, or you have become the target of one, you may draw ${CARDS} card.`,
    ],
    zh: ['激昂', `当你使用【决斗】或红色【杀】指定目标后，或成为【决斗】或红色【杀】的目标后，你可以摸${CARDS}张牌。`],
  },
});

import { may } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 2;

// Warrior Lady 枭姬, Sun Shangxiang. "For each card that leaves your equipment zone, you may draw two cards."
export const xiaoji = skill('xiaoji', {
  triggers: [
    may('lost', {
      if: (_g, self, { seat, equipment }) => seat === self && equipment.length > 0,
      times: (_g, _self, { equipment }) => equipment.length,
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: ['Warrior Lady', `For each card that leaves your equipment zone, you may draw ${CARDS} cards.`],
    zh: ['枭姬', `当你失去装备区里的一张牌后，你可以摸${CARDS}张牌。`],
  },
});

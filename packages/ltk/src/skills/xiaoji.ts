import { may, type Skill } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 2;

/** Warrior Lady, for each card that was lost or once for all that were lost together. */
const warriorLady = (counted: 'each' | 'together', text: Skill['text']): Skill =>
  skill('xiaoji', {
    triggers: [
      may('lost', {
        if: (_g, self, { seat, equipment }) => seat === self && equipment.length > 0,
        times: (_g, _self, { equipment }) => (counted === 'each' ? equipment.length : 1),
        *effect(g, self) {
          draw(g, self, CARDS);
        },
      }),
    ],
    text,
  });

// Warrior Lady 枭姬, Sun Shangxiang. "For each card that leaves your equipment zone, you may draw two cards."
export const xiaoji = warriorLady('each', {
  en: ['Warrior Lady', `For each card that leaves your equipment zone, you may draw ${CARDS} cards.`],
  zh: ['枭姬', `当你失去装备区里的一张牌后，你可以摸${CARDS}张牌。`],
});

// In kingdom war: "After cards leave your equipment zone, you may draw two cards."
export const xiaojiOfKingdoms = warriorLady('together', {
  en: ['Warrior Lady', `After one or more cards leave your equipment zone together, you may draw ${CARDS} cards.`],
  zh: ['枭姬', `当你失去装备区里的牌后，你可以摸${CARDS}张牌。`],
});

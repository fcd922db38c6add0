import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { may } from '../core/skill.ts';
import { isAlive, type Now, playerAt } from '../core/state.ts';
import { cardsOf, discard } from '../core/zones.ts';
import { isStrikeOf, weapon } from './kinds.ts';

const CARDS = 2;

/** Everything the axe can be paid with: not the axe. */
const payment = (g: Now, self: Seat): number[] =>
  cardsOf(g, self).filter((card) => card !== playerAt(g, self).slots.weapon);

// Stone Piercing Axe 贯石斧, range 3. "When your Strike is dodged, you may discard two cards: it hits all the same."
export const stonePiercingAxe = weapon('stone-piercing-axe', 3, {
  skill: {
    triggers: [
      may('dodged', {
        if: (g, self, { use, target, hit }) =>
          isStrikeOf(self, use) && !hit && isAlive(g, target) && payment(g, self).length >= CARDS,
        *effect(g, self, event) {
          const about = { skill: 'stone-piercing-axe', count: CARDS };
          const cards = yield* chooseCards(g, self, 'discard', payment(g, self), CARDS, CARDS, about);
          yield* discard(g, self, cards, 'stone-piercing-axe');
          event.hit = true;
        },
      }),
    ],
  },
  text: {
    en: [
      'Stone Piercing Axe',
      `When your Strike is dodged, you may discard ${CARDS} cards (not this one): it hits all the same.`,
    ],
    zh: ['贯石斧', `当你的【杀】被【闪】抵消后，你可以弃置${CARDS}张牌（此牌除外），令此【杀】依然造成伤害。`],
  },
});

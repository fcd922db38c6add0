import { isStrikeOf } from '../cards/kinds.ts';
import { chooseCardOf } from '../core/ask.ts';
import { may } from '../core/skill.ts';
import { isAlive } from '../core/state.ts';
import { discardFrom, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Fierce Advance 猛进, Pang De. "When your Strike is dodged, you may discard a card of its target."
export const mengjin = skill('mengjin', {
  triggers: [
    may('dodged', {
      if: (g, self, { use, target }) => isStrikeOf(self, use) && isAlive(g, target) && hasCards(g, target),
      *effect(g, self, { target }) {
        const chosen = yield* chooseCardOf(g, self, target, ['hand', 'equipment'], { skill: 'mengjin' });
        if (chosen !== null) yield* discardFrom(g, self, target, chosen.card, 'mengjin');
      },
    }),
  ],
  text: {
    en: ['Fierce Advance', 'When your Strike is dodged, you may discard one card of its target, hand or equipped.'],
    zh: ['猛进', '当你使用的【杀】被【闪】抵消时，你可以弃置目标的一张牌（手牌或装备）。'],
  },
});

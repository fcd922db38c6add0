import type { Seat } from '@cardwright/engine';
import { chooseCardOf } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { definitionOf } from '../core/definitions.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now, playerAt } from '../core/state.ts';
import { discardFrom, equippedCards, handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const isMount = (g: Now, id: number): boolean => {
  const { slot } = definitionOf(g, id);
  return slot === 'plus' || slot === 'minus';
};

function* unhorse(g: Now, self: Seat, victim: Seat): Asks {
  const chosen = yield* chooseCardOf(g, self, victim, ['equipment'], { skill: 'qiaomeng' });
  if (chosen === null) return;
  const { card } = chosen;
  if (isMount(g, card)) yield* move(g, [card], victim, handOf(self), { reason: 'taken', by: self, skill: 'qiaomeng' });
  else yield* discardFrom(g, self, victim, card, 'qiaomeng');
}

// Nimble and Fierce 趫猛, Gongsun Zan. "After your black Strike damages a hero, you may discard one of its equipped cards; a
// mount you take instead."
export const qiaomeng = skill('qiaomeng', {
  triggers: [
    may('dealt', {
      if: (g, self, { damage: { from, to, card } }) =>
        from === self &&
        card !== null &&
        STRIKES.has(card.name) &&
        card.color === 'black' &&
        isAlive(g, to) &&
        equippedCards(playerAt(g, to)).length > 0,
      effect: (g, self, { damage }) => unhorse(g, self, damage.to),
    }),
  ],
  text: {
    en: [
      'Nimble and Fierce',
      'After you deal damage with a black Strike, you may discard an equipped card of the damaged hero; if it is a mount, you take it instead.',
    ],
    zh: ['趫猛', '当你使用黑色【杀】造成伤害后，你可以弃置受伤角色装备区里的一张牌；若为坐骑牌，改为你获得之。'],
  },
});

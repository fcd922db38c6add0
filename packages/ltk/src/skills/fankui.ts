import type { Seat } from '@cardwright/engine';
import { chooseCardOf, type Zone } from '../core/ask.ts';
import { may } from '../core/skill.ts';
import { isAlive, type Now, playerAt } from '../core/state.ts';
import { equippedCards, handOf, hasCards, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

/** Of oneself only equipment can be taken: the hand is one's own already. */
const canTakeFrom = (g: Now, self: Seat, from: Seat): boolean =>
  isAlive(g, from) && (from === self ? equippedCards(playerAt(g, self)).length > 0 : hasCards(g, from));

// Retaliation 反馈, Sima Yi. "After you take damage, you may gain one card of its source."
export const fankui = skill('fankui', {
  triggers: [
    may('taken', {
      if: (g, self, { damage: { from, to } }) => to === self && from !== null && canTakeFrom(g, self, from),
      *effect(g, self, { damage }) {
        const from = damage.from as Seat;
        const zones: readonly Zone[] = from === self ? ['equipment'] : ['hand', 'equipment'];
        const taken = yield* chooseCardOf(g, self, from, zones, { skill: 'fankui' });
        if (taken === null) return;
        yield* move(g, [taken.card], from, handOf(self), {
          reason: from === self ? 'gained' : 'taken',
          by: self,
          hidden: taken.blind,
          skill: 'fankui',
        });
      },
    }),
  ],
  text: {
    en: ['Retaliation', 'After you take damage, you may gain one hand card or equipment of its source.'],
    zh: ['反馈', '当你受到伤害后，你可以获得伤害来源的一张手牌或装备牌。'],
  },
});

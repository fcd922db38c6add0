import type { Seat } from '@cardwright/engine';
import { chooseCardOf, chooseSeat } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Now } from '../core/state.ts';
import { discardFrom, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';

const victims = (g: Now, self: Seat): Seat[] => others(g, self, (other) => hasCards(g, other));

// Dying Counsel 死谏, Tian Feng. "After you lost your last hand card, you may discard a card of another hero."
export const sijian = skill('sijian', {
  triggers: [
    may('lost', {
      if: (g, self, { seat, emptied }) => seat === self && emptied && victims(g, self).length > 0,
      *effect(g, self) {
        const possible = victims(g, self);
        if (possible.length === 0) return;
        const victim = yield* chooseSeat(g, self, 'discard-from', possible, { skill: 'sijian' });
        const chosen = yield* chooseCardOf(g, self, victim, ['hand', 'equipment'], { skill: 'sijian' });
        if (chosen !== null) yield* discardFrom(g, self, victim, chosen.card, 'sijian');
      },
    }),
  ],
  says: {
    'ask.discard-from/you': {
      en: 'Choose whose card to discard ({about.skill})',
      zh: '选择弃置谁的一张牌（{about.skill}）',
    },
    'ask.discard-from': {
      en: '{seat} {seat|choose|chooses} whose card to discard ({about.skill})',
      zh: '{seat}选择弃置谁的一张牌（{about.skill}）',
    },
  },
  text: {
    en: [
      'Dying Counsel',
      'After you lost your last hand card, you may discard one card of another hero, hand or equipped.',
    ],
    zh: ['死谏', '当你失去最后的手牌后，你可以弃置一名其他角色的一张牌。'],
  },
});

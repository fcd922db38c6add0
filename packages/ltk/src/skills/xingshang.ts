import { may } from '../core/skill.ts';
import { cardsOf, handOf, hasCards, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Mourning Spoils 行殇, Cao Pi. "When another hero dies, you may gain all its hand cards and equipment."
export const xingshang = skill('xingshang', {
  triggers: [
    may('death', {
      if: (g, self, { seat }) => seat !== self && hasCards(g, seat),
      effect: (g, self, { seat }) =>
        move(g, cardsOf(g, seat), seat, handOf(self), { reason: 'taken', hidden: true, skill: 'xingshang' }),
    }),
  ],
  text: {
    en: ['Mourning Spoils', 'When another hero dies, you may gain all its hand cards and equipment.'],
    zh: ['行殇', '其他角色死亡时，你可以获得其所有手牌和装备牌。'],
  },
});

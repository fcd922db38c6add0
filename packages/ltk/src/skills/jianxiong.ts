import { may } from '../core/skill.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Treachery 奸雄, Cao Cao. "After you take damage, you may gain the card that caused it."
export const jianxiong = skill('jianxiong', {
  triggers: [
    may('taken', {
      if: (g, self, { damage: { to, card } }) =>
        to === self &&
        card !== null &&
        card.real.length > 0 &&
        card.real.every((id) => g.state.processing.includes(id)),
      *effect(g, self, { damage }) {
        yield* move(g, damage.card?.real ?? [], null, handOf(self), { reason: 'gained', skill: 'jianxiong' });
      },
    }),
  ],
  text: {
    en: ['Treachery', 'After you take damage, you may gain the card that caused it.'],
    zh: ['奸雄', '当你受到伤害后，你可以获得造成此伤害的牌。'],
  },
});

import { chooseCardOf } from '../core/ask.ts';
import { may } from '../core/skill.ts';
import { isAlive } from '../core/state.ts';
import { discardFrom, hasCards } from '../core/zones.ts';
import { isStrikeDamageOf, weapon } from './kinds.ts';

const CARDS = 2;

// Frost Sword 寒冰剑, range 2. "When your Strike deals damage, you may prevent it and discard two of the target's cards, one after
// the other."
export const frostSword = weapon('frost-sword', 2, {
  skill: {
    triggers: [
      may('dealing', {
        if: (g, self, { damage, prevented }) => !prevented && isStrikeDamageOf(self, damage) && hasCards(g, damage.to),
        *effect(g, self, event) {
          const { to } = event.damage;
          event.prevented = true;
          g.emit?.({ type: 'damage-prevented', seat: to });
          for (let i = 0; i < CARDS && isAlive(g, to); i++) {
            const chosen = yield* chooseCardOf(g, self, to, ['hand', 'equipment'], { name: 'frost-sword' });
            if (chosen !== null) yield* discardFrom(g, self, to, chosen.card, 'frost-sword');
          }
        },
      }),
    ],
  },
  says: { 'event.damage-prevented': { en: 'The damage to {seat} is prevented', zh: '防止了对{seat}的伤害' } },
  text: {
    en: [
      'Frost Sword',
      `When your Strike deals damage, you may prevent it and discard ${CARDS} cards of the target, one after the other.`,
    ],
    zh: ['寒冰剑', `当你的【杀】造成伤害时，你可以防止此伤害，依次弃置目标的${CARDS}张牌。`],
  },
});

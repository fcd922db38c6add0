import { must } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { isStrikeDamageOf, weapon } from './kinds.ts';

const MORE = 1;

// Ancient Scimitar 古锭刀, range 2, compulsory. "Your Strike deals 1 more damage to a target without hand cards."
export const ancientScimitar = weapon('ancient-scimitar', 2, {
  skill: {
    compulsory: true,
    triggers: [
      must('dealing', {
        reckons: true,
        if: (g, self, { damage, prevented }) =>
          !prevented && isStrikeDamageOf(self, damage) && playerAt(g, damage.to).hand.length === 0,
        *effect(_g, _self, { damage }) {
          damage.amount += MORE;
        },
      }),
    ],
  },
  text: {
    en: ['Ancient Scimitar', `Compulsory. Your Strike deals ${MORE} more damage to a target without hand cards.`],
    zh: ['古锭刀', `锁定技，当你的【杀】对没有手牌的目标造成伤害时，此伤害+${MORE}。`],
  },
});

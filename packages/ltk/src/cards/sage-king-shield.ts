import { STRIKES } from '../core/card.ts';
import { must } from '../core/skill.ts';
import { armor, armorCounts } from './kinds.ts';

// Sage King Shield 仁王盾, compulsory. "Black Strikes have no effect on you."
export const sageKingShield = armor('sage-king-shield', {
  skill: {
    compulsory: true,
    triggers: [
      must('before-effect', {
        if: (_g, self, { use, target, stopped }) =>
          !stopped &&
          target === self &&
          STRIKES.has(use.card.name) &&
          use.card.color === 'black' &&
          armorCounts(self, use),
        *effect(_g, _self, event) {
          event.stopped = true;
        },
      }),
    ],
  },
  text: {
    en: ['Sage King Shield', 'Compulsory. Black Strikes have no effect on you.'],
    zh: ['仁王盾', '锁定技，黑色的【杀】对你无效。'],
  },
});

import { must } from '../core/skill.ts';
import { isStrikeOf, weapon } from './kinds.ts';

// Black Pommel 青釭剑, range 2, compulsory. "When your Strike has targeted a hero, that hero's armour does not count against it."
export const blackPommel = weapon('black-pommel', 2, {
  skill: {
    compulsory: true,
    triggers: [
      must('targeted', {
        if: (_g, self, { use, target }) => isStrikeOf(self, use) && !use.noArmor.includes(target),
        *effect(_g, _self, { use, target }) {
          use.noArmor.push(target);
        },
      }),
    ],
  },
  text: {
    en: ['Black Pommel', "Compulsory. Your Strikes ignore their targets' armour."],
    zh: ['青釭剑', '锁定技，你使用的【杀】无视目标角色的防具。'],
  },
});

import { must } from '../core/skill.ts';
import { handOf, move } from '../core/zones.ts';
import { isInvasion, unharmedByInvasion } from './invasion.ts';
import { skill } from './kinds.ts';

// Giant Elephant 巨象, Zhu Rong, compulsory. "Barbarian Invasion has no effect on you; you gain those that others have used, if
// they were used as themselves."
export const juxiang = skill('juxiang', {
  compulsory: true,
  triggers: [
    unharmedByInvasion,
    must('use-finished', {
      if: (g, self, { use }) =>
        isInvasion(use) &&
        use.user !== self &&
        use.card.skill === null &&
        use.card.real.length > 0 &&
        use.card.real.every((id) => g.state.processing.includes(id)),
      effect: (g, self, { use }) => move(g, use.card.real, null, handOf(self), { reason: 'gained', skill: 'juxiang' }),
    }),
  ],
  text: {
    en: [
      'Giant Elephant',
      'Always in force. Barbarian Invasion has no effect on you; when an unconverted one of another hero has been resolved, you gain it.',
    ],
    zh: ['巨象', '锁定技。【南蛮入侵】对你无效；其他角色使用的非转化的【南蛮入侵】结算后，你获得之。'],
  },
});

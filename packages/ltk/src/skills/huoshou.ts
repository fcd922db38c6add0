import { must } from '../core/skill.ts';
import { isInvasion, unharmedByInvasion } from './invasion.ts';
import { skill } from './kinds.ts';

// Root of Evil 祸首, Meng Huo, compulsory. "Barbarian Invasion has no effect on you; you are the source of the damage of those
// that others use."
export const huoshou = skill('huoshou', {
  compulsory: true,
  triggers: [
    unharmedByInvasion,
    must('targeted', {
      if: (_g, self, { use }) => isInvasion(use) && use.user !== self && use.source === use.user,
      *effect(_g, self, { use }) {
        use.source = self;
      },
    }),
  ],
  text: {
    en: [
      'Root of Evil',
      'Always in force. Barbarian Invasion has no effect on you; when another hero uses one, you are the source of its damage.',
    ],
    zh: ['祸首', '锁定技。【南蛮入侵】对你无效；其他角色使用【南蛮入侵】指定目标后，你成为其伤害来源。'],
  },
});

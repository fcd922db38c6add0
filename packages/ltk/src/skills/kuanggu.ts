import { isWounded, recover } from '../core/recover.ts';
import { must } from '../core/skill.ts';
import { skill } from './kinds.ts';

// Mad Bones 狂骨, Wei Yan, compulsory. "After you deal damage to a hero at distance 1 or less, recover as much life."
export const kuanggu = skill('kuanggu', {
  compulsory: true,
  triggers: [
    must('dealt', {
      if: (g, self, { damage, near }) => damage.from === self && near && isWounded(g, self),
      effect: (g, self, { damage }) => recover(g, self, damage.amount),
    }),
  ],
  text: {
    en: [
      'Mad Bones',
      'Always in force. After you deal damage to a hero at distance 1 or less, you recover 1 life for each point of it.',
    ],
    zh: ['狂骨', '锁定技。当你对距离1以内的角色造成1点伤害后，你回复1点体力。'],
  },
});

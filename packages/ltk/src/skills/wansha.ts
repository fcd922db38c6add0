import { must } from '../core/skill.ts';
import { skill } from './kinds.ts';

// Sure Kill 完杀, Jia Xu, compulsory. "In your turn only you and whoever is dying may use a Peach."
export const wansha = skill('wansha', {
  compulsory: true,
  triggers: [
    // The moment at which a hidden hero may be revealed for it.
    must('dying', {
      if: (g, self) => g.state.current === self,
      *effect() {},
    }),
  ],
  modifies: {
    bars: (g, owner, helper, dying) => g.state.current === owner && helper !== owner && helper !== dying,
  },
  text: {
    en: ['Sure Kill', 'Always in force. In your turn only you and the hero who is dying may use a Peach.'],
    zh: ['完杀', '锁定技。你的回合内，只有你和处于濒死状态的角色可以使用【桃】。'],
  },
});

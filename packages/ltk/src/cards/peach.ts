import { healByPeach } from '../core/dying.ts';
import { isWounded } from '../core/recover.ts';
import { basic, ownTarget, self } from './kinds.ts';

// Peach 桃. "In your play phase: recover 1 life. Or when a hero is dying: it recovers 1 life."
export const peach = basic('peach', {
  whyNot: (g, user) => (isWounded(g, user) ? null : 'not-wounded'),
  aims: self,
  targets: ownTarget,
  effect: (g, use, target) => healByPeach(g, use.user, target),
  text: {
    en: ['Peach', 'In your play phase: recover 1 life. Or when a hero is dying: it recovers 1 life.'],
    zh: ['桃', '出牌阶段对自己使用，或对处于濒死状态的角色使用：目标回复1点体力。'],
  },
});

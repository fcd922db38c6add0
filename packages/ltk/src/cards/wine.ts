import { playerAt } from '../core/state.ts';
import { basic, ownTarget, self } from './kinds.ts';

// Wine 酒. "Once per play phase: your next Strike this turn deals 1 more damage. Or when you are dying: recover 1 life."
export const wine = basic('wine', {
  whyNot: (g, user) => (playerAt(g, user).wines > 0 ? 'wine-limit' : null),
  aims: self,
  targets: ownTarget,
  effect(g, use, target) {
    playerAt(g, target).drunk += 1;
    g.emit?.({ type: 'drunk', seat: use.user });
  },
  text: {
    en: [
      'Wine',
      'Once per play phase: the next Strike you use this turn deals 1 more damage. Or when you are dying: recover 1 life.',
    ],
    zh: ['酒', '出牌阶段限一次：你本回合使用的下一张【杀】伤害+1；或当你处于濒死状态时使用：回复1点体力。'],
  },
});

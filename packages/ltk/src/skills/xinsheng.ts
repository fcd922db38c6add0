import { may } from '../core/skill.ts';
import { freeHeroes } from '../modes/avatars.ts';
import { drawAvatars } from './huashen.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

// Rebirth 新生, Zuo Ci. "For each point of damage you take, you may take one more avatar."
export const xinsheng = skill('xinsheng', {
  triggers: [
    may('taken', {
      if: (g, self, { damage }) => damage.to === self && freeHeroes(g.state).length > 0,
      times: (_g, _self, { damage }) => damage.amount,
      *effect(g, self) {
        drawAvatars(g, self, CARDS);
      },
    }),
  ],
  text: {
    en: ['Rebirth', `For each point of damage you take, you may take ${CARDS} more random hero as an avatar.`],
    zh: ['新生', `当你受到1点伤害后，你可以随机获得${CARDS}张化身牌。`],
  },
});

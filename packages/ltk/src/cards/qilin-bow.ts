import type { Seat } from '@cardwright/engine';
import { chooseOne } from '../core/ask.ts';
import { may } from '../core/skill.ts';
import { type Now, type Option, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { isStrikeDamageOf, weapon } from './kinds.ts';

const mountsOf = (g: Now, seat: Seat): number[] => {
  const { plus, minus } = playerAt(g, seat).slots;
  return [plus, minus].filter((card) => card >= 0);
};

// Qilin Bow 麒麟弓, range 5. "When your Strike deals damage, you may discard one of the target's mounts."
export const qilinBow = weapon('qilin-bow', 5, {
  skill: {
    triggers: [
      may('dealing', {
        if: (g, self, { damage, prevented }) =>
          !prevented && isStrikeDamageOf(self, damage) && mountsOf(g, damage.to).length > 0,
        *effect(g, self, { damage: { to } }) {
          const options = mountsOf(g, to).map((card): Option => ({ type: 'card', card }));
          const { card } = yield* chooseOne(g, self, 'choose-card-of', options, { to, name: 'qilin-bow' });
          yield* discard(g, to, [card as number], 'qilin-bow');
        },
      }),
    ],
  },
  text: {
    en: ['Qilin Bow', "When your Strike deals damage, you may discard one of the target's mounts."],
    zh: ['麒麟弓', '当你的【杀】造成伤害时，你可以弃置目标的一张坐骑牌。'],
  },
});

import { chooseSeat } from '../core/ask.ts';
import { livingFrom } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const MOST = 5;

// Dying Loyalty 节命, Xun Yu. "For each point of damage you take, you may have a hero draw up to its full life, at most to five."
export const jieming = skill('jieming', {
  triggers: [
    may('taken', {
      if: (_g, self, { damage }) => damage.to === self,
      times: (_g, _self, { damage }) => damage.amount,
      *effect(g, self) {
        const to = yield* chooseSeat(g, self, 'fill-hand', livingFrom(g, self), { skill: 'jieming' });
        const { maxHp, hand } = playerAt(g, to);
        draw(g, to, Math.max(0, Math.min(maxHp, MOST) - hand.length));
      },
    }),
  ],
  says: {
    'ask.fill-hand/you': { en: 'Choose who fills the hand ({about.skill})', zh: '选择补满手牌的角色（{about.skill}）' },
    'ask.fill-hand': {
      en: '{seat} {seat|choose|chooses} who fills its hand ({about.skill})',
      zh: '{seat}选择补满手牌的角色（{about.skill}）',
    },
  },
  text: {
    en: [
      'Dying Loyalty',
      `For each point of damage you take, you may choose a hero: it draws until its hand has as many cards as its life is at most, but no more than ${MOST}.`,
    ],
    zh: ['节命', `当你受到1点伤害后，你可以令一名角色将手牌摸至X张（X为其体力上限且至多为${MOST}）。`],
  },
});

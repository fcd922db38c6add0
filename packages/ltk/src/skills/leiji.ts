import { chooseSeat } from '../core/ask.ts';
import { damage } from '../core/damage.ts';
import { judge } from '../core/judge.ts';
import { inOrder } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { skill } from './kinds.ts';

const DAMAGE = 2;

// Thunder-strike 雷击, Zhang Jiao. "When you use or play a Dodge, you may have any hero judge: a Spade deals it 2 lightning damage."
export const leiji = skill('leiji', {
  triggers: [
    may('answered', {
      if: (_g, self, { seat, card }) => seat === self && card.name === 'dodge',
      *effect(g, self) {
        const to = yield* chooseSeat(g, self, 'call-thunder', inOrder(g), { skill: 'leiji' });
        const { suit } = yield* judge(g, to, 'leiji');
        if (suit === 'spade') yield* damage(g, { from: self, to, amount: DAMAGE, element: 'thunder' });
      },
    }),
  ],
  says: {
    'ask.call-thunder/you': { en: 'Choose who must judge ({about.skill})', zh: '选择一名角色判定（{about.skill}）' },
    'ask.call-thunder': {
      en: '{seat} {seat|choose|chooses} who must judge ({about.skill})',
      zh: '{seat}选择一名角色判定（{about.skill}）',
    },
  },
  text: {
    en: [
      'Thunder-strike',
      `When you use or play a Dodge, you may have any hero judge: if the card is a Spade, you deal it ${DAMAGE} lightning damage.`,
    ],
    zh: ['雷击', `当你使用或打出【闪】时，你可以令一名角色判定：若为黑桃，你对其造成${DAMAGE}点雷电伤害。`],
  },
});

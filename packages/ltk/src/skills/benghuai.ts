import { choosePick } from '../core/ask.ts';
import { loseLife, loseMaxHp } from '../core/life.ts';
import { others } from '../core/seats.ts';
import { must } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

const LOSS = 1;

// Collapse 崩坏, Dong Zhuo, compulsory. "In your finish phase, if another hero has less life than you, lose 1 life or 1 maximum
// life."
export const benghuai = skill('benghuai', {
  compulsory: true,
  triggers: [
    must('phase-started', {
      if: (g, self, { seat, phase }) =>
        seat === self &&
        phase === 'finish' &&
        others(g, self).some((other) => playerAt(g, other).hp < playerAt(g, self).hp),
      *effect(g, self) {
        const pick = yield* choosePick(g, self, 'collapse', ['lose-life', 'lose-max-life'], { skill: 'benghuai' });
        if (pick === 'lose-life') yield* loseLife(g, self, LOSS);
        else yield* loseMaxHp(g, self, LOSS);
      },
    }),
  ],
  says: {
    'ask.collapse/you': {
      en: 'Lose life, or maximum life ({about.skill})',
      zh: '选择失去体力或减体力上限（{about.skill}）',
    },
    'ask.collapse': {
      en: '{seat} {seat|lose|loses} life or maximum life ({about.skill})',
      zh: '{seat}选择失去体力或减体力上限（{about.skill}）',
    },
    'pick.lose-life': { en: `Lose ${LOSS} life`, zh: `失去${LOSS}点体力` },
    'pick.lose-max-life': { en: 'Lose maximum life', zh: '减体力上限' },
  },
  text: {
    en: [
      'Collapse',
      `Always in force. At the start of your finish phase, if another hero has less life than you, lose ${LOSS} life or ${LOSS} maximum life.`,
    ],
    zh: ['崩坏', `锁定技。结束阶段开始时，若有其他角色的体力值小于你，你须失去${LOSS}点体力或减${LOSS}点体力上限。`],
  },
});

import { isWounded, recover } from '../core/recover.ts';
import { must } from '../core/skill.ts';
import { armor, armorCounts } from './kinds.ts';

const MOST = 1;
const LIFE = 1;

// Silver Lion 白银狮子, compulsory. "You take at most 1 damage at a time. When you lose this card, recover 1 life."
export const silverLion = armor('silver-lion', {
  skill: {
    compulsory: true,
    triggers: [
      must('taking', {
        reckons: true,
        if: (_g, self, { damage: { to, amount, use }, prevented }) =>
          !prevented && to === self && amount > MOST && armorCounts(self, use),
        *effect(_g, _self, { damage }) {
          damage.amount = MOST;
        },
      }),
    ],
  },
  *leaves(g, owner) {
    if (!isWounded(g, owner)) return;
    g.emit?.({ type: 'skill-invoked', seat: owner, skill: 'silver-lion' });
    yield* recover(g, owner, LIFE);
  },
  text: {
    en: [
      'Silver Lion',
      `Compulsory. You take at most ${MOST} damage at a time. When you lose this card, recover ${LIFE} life.`,
    ],
    zh: ['白银狮子', `锁定技，你每次至多受到${MOST}点伤害；当你失去装备区里的此牌后，你回复${LIFE}点体力。`],
  },
});

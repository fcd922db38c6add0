import type { Seat } from '@cardwright/engine';
import { chooseYes } from '../core/ask.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { judge } from '../core/judge.ts';
import { recover } from '../core/recover.ts';
import { must } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { skill } from './kinds.ts';

const LIFE = 1;

function* offerTribute(g: Now, self: Seat, dealer: Seat): Asks {
  if (!(yield* chooseYes(g, dealer, 'pay-tribute', { skill: 'baonue', to: self }))) return;
  g.emit?.({ type: 'skill-invoked', seat: dealer, skill: 'baonue', to: self });
  const { suit } = yield* judge(g, dealer, 'baonue');
  if (suit === 'spade') yield* recover(g, self, LIFE, dealer);
}

// Tyranny 暴虐, Dong Zhuo, Lord. "After another Qun hero deals damage, that hero may judge: on a Spade you recover 1."
export const baonue = skill('baonue', {
  lord: true,
  triggers: [
    must('dealt', {
      quiet: true,
      if: (g, self, { damage: { from } }) =>
        from !== null && from !== self && isAlive(g, from) && isOfKingdom(g, from, 'qun'),
      effect: (g, self, { damage }) => offerTribute(g, self, damage.from as Seat),
    }),
  ],
  says: {
    'ask.pay-tribute/you': { en: 'Judge for {about.to}? ({about.skill})', zh: '是否为{about.to}判定（{about.skill}）' },
    'ask.pay-tribute': {
      en: '{seat} may judge for {about.to} ({about.skill})',
      zh: '{seat}可以为{about.to}判定（{about.skill}）',
    },
  },
  text: {
    en: [
      'Tyranny',
      `Lord skill. After another Qun hero deals damage, that hero may judge: if the card is a Spade, you recover ${LIFE} life.`,
    ],
    zh: ['暴虐', `主公技。其他群势力角色造成伤害后，其可以判定：若为黑桃，你回复${LIFE}点体力。`],
  },
});

import type { Seat } from '@cardwright/engine';
import { isStrikeDamageOf } from '../cards/kinds.ts';
import { chooseCardOf } from '../core/ask.ts';
import { contest, mayContest, settleContest } from '../core/contest.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

function* cutOff(g: Now, self: Seat, victim: Seat): Asks {
  const held = yield* contest(g, self, victim, 'lieren');
  settleContest(g, held);
  if (!held.won || !isAlive(g, self) || !isAlive(g, victim)) return;
  const taken = yield* chooseCardOf(g, self, victim, ['hand', 'equipment'], { skill: 'lieren' });
  if (taken === null) return;
  yield* move(g, [taken.card], victim, handOf(self), {
    reason: 'taken',
    by: self,
    hidden: taken.blind,
    skill: 'lieren',
  });
}

// Fierce Blade 烈刃, Zhu Rong. "After your Strike damages its target, you may contest it: if you win, gain one of its cards."
export const lieren = skill('lieren', {
  triggers: [
    may('dealt', {
      if: (g, self, { damage }) =>
        isStrikeDamageOf(self, damage) && !damage.moved && isAlive(g, damage.to) && mayContest(g, self, damage.to),
      effect: (g, self, { damage }) => cutOff(g, self, damage.to),
    }),
  ],
  text: {
    en: [
      'Fierce Blade',
      'After your Strike damages its target, you may contest that hero: if you win, you gain one of its cards, hand or equipped.',
    ],
    zh: ['烈刃', '当你使用【杀】对目标造成伤害后，你可以与其拼点：若你赢，你获得其一张牌（手牌或装备）。'],
  },
});

import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { contest, mayContest, settleContest } from '../core/contest.ts';
import { damage } from '../core/damage.ts';
import { isWithinRange, livingFrom, others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

const DAMAGE = 1;

function* driveTiger(g: Now, self: Seat, tiger: Seat): Asks {
  useUp(g, self, 'quhu');
  const result = yield* contest(g, self, tiger, 'quhu');
  settleContest(g, result);
  if (!result.won) return yield* damage(g, { from: tiger, to: self, amount: DAMAGE, by: self });
  const prey = livingFrom(g, self).filter((seat) => isWithinRange(g, tiger, seat));
  if (prey.length === 0) return;
  const to = yield* chooseSeat(g, self, 'choose-prey', prey, { skill: 'quhu', from: tiger });
  yield* damage(g, { from: tiger, to, amount: DAMAGE, by: self });
}

// Drive the Tiger 驱虎, Xun Yu. "Once per play phase: contest a hero with more life than you. Win: it deals 1 damage to a hero of
// your choice in its range. Else it deals 1 damage to you."
export const quhu = skill('quhu', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'quhu') ?? (playerAt(g, self).hand.length > 0 ? null : 'no-hand'),
    aims: (g, self) =>
      others(g, self, (other) => playerAt(g, other).hp > playerAt(g, self).hp && mayContest(g, self, other)),
    effect: driveTiger,
  },
  says: {
    'ask.choose-prey/you': {
      en: 'Choose whom {about.from} harms ({about.skill})',
      zh: '选择{about.from}伤害的角色（{about.skill}）',
    },
    'ask.choose-prey': {
      en: '{seat} {seat|choose|chooses} whom {about.from} harms ({about.skill})',
      zh: '{seat}选择{about.from}伤害的角色（{about.skill}）',
    },
  },
  text: {
    en: [
      'Drive the Tiger',
      `Once per play phase: hold a point contest with a hero whose life is more than yours. If you win, it deals ${DAMAGE} damage to a hero within its attack range that you choose; otherwise it deals ${DAMAGE} damage to you.`,
    ],
    zh: [
      '驱虎',
      `出牌阶段限一次，你可以与一名体力值大于你的角色拼点：若你赢，其对其攻击范围内由你选择的一名角色造成${DAMAGE}点伤害；若你没赢，其对你造成${DAMAGE}点伤害。`,
    ],
  },
});

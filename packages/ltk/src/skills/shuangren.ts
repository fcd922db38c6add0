import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { contest, mayContest, settleContest } from '../core/contest.ts';
import { kingdomOf } from '../core/heroes.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { mayTarget, useCard } from '../core/use.ts';
import { converted } from '../core/zones.ts';
import { skill } from './kinds.ts';

const rivals = (g: Now, self: Seat): Seat[] => others(g, self, (other) => mayContest(g, self, other));

/** A Strike made of nothing, at any distance, on the loser or another of its kingdom. */
function* strikeOne(g: Now, self: Seat, loser: Seat): Asks {
  const kingdom = kingdomOf(g, loser);
  const strike = converted(g, 'strike', [], self, 'shuangren');
  const possible = others(
    g,
    self,
    (other) =>
      (other === loser || (kingdom !== null && kingdomOf(g, other) === kingdom)) && mayTarget(g, self, other, strike),
  );
  if (possible.length === 0) return;
  const target = yield* chooseSeat(g, self, 'strike-one', possible, { skill: 'shuangren', card: strike });
  yield* useCard(g, self, strike, [target]);
}

// Twin Blades 双刃, Ji Ling. "At the start of your play phase you may contest a hero. Win: a Strike at any distance on it or on
// another of its kingdom. No win: your play phase ends."
export const shuangren = skill('shuangren', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase, replaced }) =>
        seat === self && phase === 'play' && !replaced && rivals(g, self).length > 0,
      *effect(g, self, event) {
        const possible = rivals(g, self);
        if (possible.length === 0) return;
        const rival = yield* chooseSeat(g, self, 'contest-with', possible, { skill: 'shuangren' });
        const held = yield* contest(g, self, rival, 'shuangren');
        settleContest(g, held);
        if (!held.won) event.replaced = true;
        else if (isAlive(g, self)) yield* strikeOne(g, self, rival);
      },
    }),
  ],
  says: {
    'ask.contest-with/you': { en: 'Choose whom to contest ({about.skill})', zh: '选择拼点的对象（{about.skill}）' },
    'ask.contest-with': {
      en: '{seat} {seat|choose|chooses} whom to contest ({about.skill})',
      zh: '{seat}选择拼点的对象（{about.skill}）',
    },
    'ask.strike-one/you': { en: 'Choose the target of {about.card}', zh: '选择{about.card}的目标' },
    'ask.strike-one': {
      en: '{seat} {seat|choose|chooses} the target of {about.card}',
      zh: '{seat}选择{about.card}的目标',
    },
  },
  text: {
    en: [
      'Twin Blades',
      'At the start of your play phase you may contest another hero. If you win, you use a Strike at any distance on it or on another hero of its kingdom; if not, your play phase ends.',
    ],
    zh: [
      '双刃',
      '出牌阶段开始时，你可以与一名其他角色拼点：若你赢，你视为对其或与其势力相同的一名其他角色使用一张无距离限制的【杀】；若你没赢，你结束出牌阶段。',
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { type Card, STRIKES } from '../core/card.ts';
import { contest, mayContest, settleContest } from '../core/contest.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

const STRIKES_MORE = 1;
const TARGETS_MORE = 1;

const WON = 'tianyi-won';
const FAILED = 'tianyi-failed';

/** Whether this is a Strike of the owner in a turn marked so. */
const isMarked = (g: Now, owner: Seat, user: Seat, { name }: Card, mark: string): boolean =>
  owner === user && STRIKES.has(name) && playerAt(g, owner).turnMarks[mark] !== undefined;

function* seekJustice(g: Now, self: Seat, to: Seat): Asks {
  useUp(g, self, 'tianyi');
  const result = yield* contest(g, self, to, 'tianyi');
  settleContest(g, result);
  playerAt(g, self).turnMarks[result.won ? WON : FAILED] = 1;
}

// Heaven's Justice 天义, Taishi Ci. "Once per play phase: contest another hero. Win: this turn one more Strike, at any distance,
// each with one more target. Else you cannot use Strikes this turn."
export const tianyi = skill('tianyi', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'tianyi') ?? (playerAt(g, self).hand.length > 0 ? null : 'no-hand'),
    aims: (g, self) => others(g, self, (other) => mayContest(g, self, other)),
    effect: seekJustice,
  },
  modifies: {
    strikeLimit: (g, owner, user, card) => (isMarked(g, owner, user, card, WON) ? STRIKES_MORE : 0),
    anyDistance: (g, owner, user, card) => isMarked(g, owner, user, card, WON),
    extraTargets: (g, owner, user, card) => (isMarked(g, owner, user, card, WON) ? TARGETS_MORE : 0),
    forbids: (g, owner, user, _target, card) => (isMarked(g, owner, user, card, FAILED) ? 'no-strikes' : null),
  },
  says: { 'reason.no-strikes': { en: 'no Strike can be used this turn', zh: '本回合不能使用【杀】' } },
  text: {
    en: [
      "Heaven's Justice",
      `Once per play phase: hold a point contest with another hero. If you win, this turn you may use ${STRIKES_MORE} more Strike, at any distance, each with up to ${TARGETS_MORE} more target; otherwise you cannot use Strikes this turn.`,
    ],
    zh: [
      '天义',
      `出牌阶段限一次，你可以与一名其他角色拼点：若你赢，本回合你使用【杀】次数上限+${STRIKES_MORE}、无距离限制且可以额外指定${TARGETS_MORE}个目标；若你没赢，本回合你不能使用【杀】。`,
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { may } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { HAND_LIMIT } from '../core/turn.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;
const LESS = 1;

function* defy(g: Now, self: Seat, lord: Seat): Asks {
  draw(g, self, CARDS);
  const { turnMarks } = playerAt(g, lord);
  turnMarks[HAND_LIMIT] = (turnMarks[HAND_LIMIT] ?? 0) - LESS;
}

// False Majesty 妄尊, Yuan Shu. "In the Lord's prepare phase you may draw a card; the Lord's hand limit is 1 less this turn."
export const wangzun = skill('wangzun', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase }) => phase === 'prepare' && seat !== self && playerAt(g, seat).role === 'lord',
      effect: (g, self, { seat }) => defy(g, self, seat),
    }),
  ],
  text: {
    en: [
      'False Majesty',
      `At the start of the Lord's prepare phase, if you are not the Lord, you may draw ${CARDS} card; then the Lord's hand limit is ${LESS} less this turn.`,
    ],
    zh: ['妄尊', `主公的准备阶段开始时，若你不是主公，你可以摸${CARDS}张牌，然后主公本回合手牌上限-${LESS}。`],
  },
});

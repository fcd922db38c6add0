import type { Seat } from '@cardwright/engine';
import { chooseCards, chooseSeat } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { may, must } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const MORE = 2;
const ENOUGH = 5;

const handSize = (g: Now, seat: Seat): number => playerAt(g, seat).hand.length;

/** The others with the fewest hand cards. */
const poorest = (g: Now, self: Seat): Seat[] => {
  const rest = others(g, self);
  const fewest = Math.min(...rest.map((seat) => handSize(g, seat)));
  return rest.filter((seat) => handSize(g, seat) === fewest);
};

function* share(g: Now, self: Seat): Asks {
  delete playerAt(g, self).turnMarks['haoshi'];
  const half = Math.floor(handSize(g, self) / 2);
  const to = yield* chooseSeat(g, self, 'share-with', poorest(g, self), { skill: 'haoshi', count: half });
  const cards = yield* chooseCards(g, self, 'give', playerAt(g, self).hand, half, half, { skill: 'haoshi', to });
  yield* move(g, cards, self, handOf(to), { reason: 'given', hidden: true, skill: 'haoshi' });
}

// Generosity 好施, Lu Su. "In your draw phase you may draw two more cards; with more than five in hand then, give half of them to
// another hero with the fewest hand cards."
export const haoshi = skill('haoshi', {
  triggers: [
    may('draw-count', {
      if: (_g, self, { seat }) => seat === self,
      *effect(g, self, event) {
        event.count += MORE;
        playerAt(g, self).turnMarks['haoshi'] = 1;
      },
    }),
    must('drawn', {
      quiet: true,
      if: (g, self, { seat }) =>
        seat === self &&
        playerAt(g, self).turnMarks['haoshi'] === 1 &&
        handSize(g, self) > ENOUGH &&
        others(g, self).length > 0,
      effect: share,
    }),
  ],
  says: {
    'ask.share-with/you': {
      en: 'Choose who gets {about.count} {about.count|card|cards} ({about.skill})',
      zh: '选择一名角色获得 {about.count} 张牌（{about.skill}）',
    },
    'ask.share-with': {
      en: '{seat} {seat|choose|chooses} who gets {about.count} {about.count|card|cards} ({about.skill})',
      zh: '{seat}选择一名角色获得 {about.count} 张牌（{about.skill}）',
    },
  },
  text: {
    en: [
      'Generosity',
      `In your draw phase you may draw ${MORE} more cards; if you have more than ${ENOUGH} hand cards then, give half of them, rounded down, to another hero with the fewest hand cards.`,
    ],
    zh: [
      '好施',
      `摸牌阶段，你可以多摸${MORE}张牌；若此时你的手牌数大于${ENOUGH}，你须将一半的手牌（向下取整）交给手牌最少的一名其他角色。`,
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { cardsOf, discard, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const NEAR = 1;

/** The mark holds the seats rushed at, as bits. */
const rushedAt = (g: Now, self: Seat): number => playerAt(g, self).turnMarks['fenxun'] ?? 0;

function* rush(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'fenxun');
  yield* discard(g, self, yield* choosePrice(g, self, 'fenxun', cardsOf(g, self)), 'fenxun');
  playerAt(g, self).turnMarks['fenxun'] = rushedAt(g, self) | (1 << aim);
}

// Rush 奋迅, Ding Feng. "Once in your play phase, discard a card: until the end of the turn your distance to another hero is 1."
export const fenxun = skill('fenxun', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'fenxun') ?? (hasCards(g, self) ? null : 'no-cards'),
    aims: others,
    effect: rush,
  },
  modifies: {
    fixedDistance: (g, owner, from, to) => (from === owner && (rushedAt(g, owner) & (1 << to)) !== 0 ? NEAR : null),
  },
  says: priceSays,
  text: {
    en: [
      'Rush',
      `Once in your play phase you may discard a card, hand or equipped, and choose another hero: until the end of the turn your distance to it is ${NEAR}.`,
    ],
    zh: ['奋迅', `出牌阶段限一次，你可以弃置一张牌并选择一名其他角色：直到回合结束，你与其的距离视为${NEAR}。`],
  },
});

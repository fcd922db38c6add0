import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { kingdomOf } from '../core/heroes.ts';
import { isOfficial } from '../core/mode.ts';
import { inOrder } from '../core/seats.ts';
import { isAlive, type Now } from '../core/state.ts';
import { cardsOf, discard, draw } from '../core/zones.ts';
import { scroll, self } from './kinds.ts';

const CARDS = 2;

/** Whoever rests along with the user: under the official rules all who are known to be of its kingdom. */
function resting(g: Now, user: Seat): Seat[] {
  const kingdom = kingdomOf(g, user);
  if (!isOfficial(g) || kingdom === null) return [user];
  return inOrder(g).filter((seat) => kingdomOf(g, seat) === kingdom);
}

// Rest 以逸待劳. "You draw two cards, then discard two." Official: you and all of your kingdom draw, then all discard.
export const rest = scroll('rest', {
  aims: self,
  targets(g, user) {
    return { targets: resting(g, user) };
  },
  effect(g, { met }, target) {
    draw(g, target, CARDS);
    met.push(target);
  },
  *after(g, { met }) {
    for (const seat of met) {
      if (!isAlive(g, seat)) continue;
      const about = { name: 'rest', count: CARDS };
      const cards = yield* chooseCards(g, seat, 'discard', cardsOf(g, seat), CARDS, CARDS, about);
      yield* discard(g, seat, cards);
    }
  },
  text: {
    en: ['Rest', `Draw ${CARDS} cards, then discard ${CARDS}.`],
    zh: ['以逸待劳', `摸${CARDS}张牌，然后弃置${CARDS}张牌。`],
  },
  official: {
    en: `You and all known to be of your kingdom draw ${CARDS} cards each, then each discards ${CARDS}.`,
    zh: `你和所有与你势力相同的角色各摸${CARDS}张牌，然后各弃置${CARDS}张牌。`,
  },
});

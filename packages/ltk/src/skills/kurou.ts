import type { Seat } from '@cardwright/engine';
import { loseLife } from '../core/life.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const LIFE = 1;
const CARDS = 2;

function* hurtOneself(g: Now, self: Seat): Asks {
  yield* loseLife(g, self, LIFE);
  if (isAlive(g, self)) draw(g, self, CARDS);
}

// Self-injury 苦肉, Huang Gai. "In your play phase, any number of times: lose 1 life, then draw two cards."
export const kurou = skill('kurou', {
  active: { whyNot: () => null, effect: hurtOneself },
  text: {
    en: ['Self-injury', `In your play phase, as often as you like: lose ${LIFE} life, then draw ${CARDS} cards.`],
    zh: ['苦肉', `出牌阶段，你可以失去${LIFE}点体力，然后摸${CARDS}张牌。次数不限。`],
  },
});

import type { Seat } from '@cardwright/engine';
import { isOfOwnKingdom, kingdomOf } from '../core/heroes.ts';
import { recover } from '../core/recover.ts';
import { inOrder } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 3;
const LIFE = 1;

/** How many of the living are known to be of somebody's kingdom; a careerist is one alone. */
const strength = (g: Now, seat: Seat): number => inOrder(g).filter((other) => isOfOwnKingdom(g, seat, other)).length;

/** Whether no other kingdom that somebody living has claimed is smaller. */
function isSmallest(g: Now, self: Seat): boolean {
  const own = strength(g, self);
  return inOrder(g).every((seat) => playerAt(g, seat).claimed === null || strength(g, seat) >= own);
}

function* rise(g: Now, self: Seat): Asks {
  playerAt(g, self).marks['xiongyi'] = 1;
  const kingdom = kingdomOf(g, self);
  for (const seat of inOrder(g))
    if (seat === self || (kingdom !== null && kingdomOf(g, seat) === kingdom)) draw(g, seat, CARDS);
  if (isSmallest(g, self)) yield* recover(g, self, LIFE);
}

// Daring Rise 雄异, Ma Teng, limited. "All of your kingdom draw three cards; then, if no other kingdom has fewer heroes, recover 1."
export const xiongyi = skill('xiongyi', {
  limited: true,
  active: {
    whyNot: (g, self) => (playerAt(g, self).marks['xiongyi'] === undefined ? null : 'once-per-game'),
    effect: rise,
  },
  text: {
    en: [
      'Daring Rise',
      `Once per game, in your play phase: you and all heroes of your kingdom draw ${CARDS} cards each; then, if no other kingdom has fewer living heroes, you recover ${LIFE} life.`,
    ],
    zh: [
      '雄异',
      `限定技。出牌阶段，你可以令与你势力相同的所有角色各摸${CARDS}张牌，然后若你的势力是角色最少的势力（或之一），你回复${LIFE}点体力。`,
    ],
  },
});

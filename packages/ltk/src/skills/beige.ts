import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { judge } from '../core/judge.ts';
import { recover } from '../core/recover.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { flip } from '../core/turn.ts';
import { cardsOf, discard, draw, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

const LIFE = 1;
const DRAWN = 2;
const DISCARDED = 2;

function* lament(g: Now, self: Seat, victim: Seat, source: Seat | null): Asks {
  yield* discard(g, self, yield* choosePrice(g, self, 'beige', cardsOf(g, self)), 'beige');
  const { suit } = yield* judge(g, victim, 'beige');
  if (suit === 'heart') yield* recover(g, victim, LIFE, self);
  if (suit === 'diamond' && isAlive(g, victim)) draw(g, victim, DRAWN);
  if (source === null || !isAlive(g, source)) return;
  if (suit === 'spade') flip(g, source);
  if (suit !== 'club') return;
  const about = { skill: 'beige', count: DISCARDED };
  const cards = yield* chooseCards(g, source, 'discard', cardsOf(g, source), DISCARDED, DISCARDED, about);
  yield* discard(g, source, cards, 'beige');
}

// Elegy 悲歌, Cai Wenji. "After a hero takes damage from a Strike, you may discard a card; the victim judges: Heart it recovers 1,
// Diamond it draws two, Club the source discards two, Spade the source is turned over."
export const beige = skill('beige', {
  triggers: [
    may('taken', {
      if: (g, self, { damage: { card, to } }) =>
        card !== null && STRIKES.has(card.name) && isAlive(g, to) && hasCards(g, self),
      effect: (g, self, { damage: { to, from } }) => lament(g, self, to, from),
    }),
  ],
  says: priceSays,
  text: {
    en: [
      'Elegy',
      `After a hero takes damage from a Strike, you may discard a card, hand or equipped; the victim judges: Heart, it recovers ${LIFE} life; Diamond, it draws ${DRAWN} cards; Club, the source discards ${DISCARDED} cards; Spade, the source is turned over.`,
    ],
    zh: [
      '悲歌',
      `一名角色受到【杀】造成的伤害后，你可以弃置一张牌，令其判定：红桃，其回复${LIFE}点体力；方块，其摸${DRAWN}张牌；梅花，伤害来源弃置${DISCARDED}张牌；黑桃，伤害来源翻面。`,
    ],
  },
});

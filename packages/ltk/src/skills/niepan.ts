import type { Seat } from '@cardwright/engine';
import { setChained } from '../core/damage.ts';
import { recover } from '../core/recover.ts';
import { may } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { flip } from '../core/turn.ts';
import { cardsOf, discard, draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 3;
const LIFE = 3;

function* riseAnew(g: Now, self: Seat): Asks {
  const player = playerAt(g, self);
  player.marks['niepan'] = 1;
  yield* discard(g, self, [...cardsOf(g, self), ...player.fates.map(({ card }) => card)], 'niepan');
  if (player.faceDown) flip(g, self);
  if (player.chained) setChained(g, self, false);
  draw(g, self, CARDS);
  yield* recover(g, self, LIFE - player.hp);
}

// Nirvana 涅槃, Pang Tong, once per game. "When you are dying, you may discard all your cards, turn up and unchained, draw three
// cards and recover to 3 life."
export const niepan = skill('niepan', {
  limited: true,
  triggers: [
    may('rescue-asked', {
      if: (g, self, { seat, helper }) =>
        seat === self &&
        helper === self &&
        playerAt(g, self).hp <= 0 &&
        playerAt(g, self).marks['niepan'] === undefined,
      effect: riseAnew,
    }),
  ],
  text: {
    en: [
      'Nirvana',
      `Once per game, when you are dying and it is your turn to be asked: you may discard all cards of your hand, equipment and judging zone, turn face up and unchained, draw ${CARDS} cards and recover to ${LIFE} life.`,
    ],
    zh: [
      '涅槃',
      `限定技。当你处于濒死状态时，你可以弃置你区域里的所有牌，将武将牌翻至正面并重置，摸${CARDS}张牌，将体力回复至${LIFE}点。`,
    ],
  },
});

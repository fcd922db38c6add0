import type { Seat } from '@cardwright/engine';
import { judge } from '../core/judge.ts';
import { invokes } from '../core/moment.ts';
import { may, must, type Skill } from '../core/skill.ts';
import { type Asks, isAlive, type Now, playerAt } from '../core/state.ts';
import { colorFor, handOf, move, type Place } from '../core/zones.ts';
import { skill } from './kinds.ts';

const ASIDE = 'luoshen';

function* judgeOnAndOn(g: Now, self: Seat): Asks {
  do {
    const { color } = yield* judge(g, self, 'luoshen');
    if (color !== 'black' || !isAlive(g, self)) return;
  } while (yield* invokes(g, self, 'luoshen'));
}

/** The black cards that wait aside, if any, are gained together. */
function* gainAside(g: Now, self: Seat): Asks {
  const cards = playerAt(g, self).piles[ASIDE]?.slice() ?? [];
  yield* move(g, cards, self, handOf(self), { reason: 'gained', skill: 'luoshen' });
}

/** Luo Goddess: black cards are gained at once, or wait aside and are gained together at the end. */
const luoGoddess = (gained: 'at once' | 'at the end', text: Skill['text']): Skill => {
  const place = (self: Seat): Place =>
    gained === 'at once' ? handOf(self) : { zone: 'pile', seat: self, pile: ASIDE };
  return skill('luoshen', {
    triggers: [
      may('phase-started', {
        if: (_g, self, { seat, phase }) => seat === self && phase === 'prepare',
        *effect(g, self) {
          yield* judgeOnAndOn(g, self);
          yield* gainAside(g, self);
        },
      }),
      must('judged', {
        if: (g, self, { judgement: { seat, reason, card } }) =>
          seat === self &&
          reason === 'luoshen' &&
          colorFor(g, card, self) === 'black' &&
          g.state.processing.includes(card),
        effect: (g, self, { judgement }) =>
          move(g, [judgement.card], null, place(self), {
            reason: gained === 'at once' ? 'gained' : 'placed',
            skill: 'luoshen',
          }),
      }),
    ],
    text,
  });
};

// Luo Goddess 洛神, Zhen Ji. "At the start of your turn you may judge: gain the card if it is black, and you may repeat this."
export const luoshen = luoGoddess('at once', {
  en: [
    'Luo Goddess',
    'At the start of your prepare phase you may judge: if the card is black, you gain it and may do this again.',
  ],
  zh: ['洛神', '准备阶段开始时，你可以判定：若为黑色，你获得此牌并可以重复此流程。'],
});

// In kingdom war: "… black cards wait aside; when it is over you gain them all."
export const luoshenOfKingdoms = luoGoddess('at the end', {
  en: [
    'Luo Goddess',
    'At the start of your prepare phase you may judge: if the card is black, put it aside and you may do this again. In the end you gain all cards put aside.',
  ],
  zh: ['洛神', '准备阶段开始时，你可以判定：若为黑色，你可以重复此流程。然后你获得所有黑色的判定牌。'],
});

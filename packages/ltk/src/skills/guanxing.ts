import type { Seat } from '@cardwright/engine';
import { decision } from '../core/ask.ts';
import { lookAtTop, mixUnseen } from '../core/peek.ts';
import { livingCount } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Asks, Now, Option } from '../core/state.ts';
import { skill } from './kinds.ts';

const MOST = 5;

/** Asks for at least so many of these cards, in an order. */
function* arrange(self: Seat, kind: string, cards: readonly number[], min: number): Asks<number[]> {
  const options = cards.map((card): Option => ({ type: 'card', card }));
  const about = { skill: 'guanxing', count: cards.length };
  const all = cards.map((_, i) => i);
  const picked = yield decision(self, kind, options, about, { min, max: cards.length, default: all });
  return picked.map((i) => cards[i] as number);
}

function* gaze(g: Now, self: Seat): Asks {
  const cards = lookAtTop(g, self, Math.min(MOST, livingCount(g)));
  if (cards.length === 0) return;
  const top = yield* arrange(self, 'stargaze-top', cards, 0);
  const rest = cards.filter((card) => !top.includes(card));
  const bottom = rest.length > 1 ? yield* arrange(self, 'stargaze-bottom', rest, rest.length) : rest;
  const between = g.state.deck.filter((card) => !cards.includes(card));
  g.state.deck = [...bottom.toReversed(), ...between, ...top.toReversed()];
  mixUnseen(g, cards, self);
  g.emit?.({ type: 'stargazed', seat: self, count: top.length, amount: bottom.length });
}

// Stargaze 观星, Zhuge Liang. "At the start of your turn you may look at the top X cards (one for each living hero, at most
// five) and put each on top of the deck or at its bottom, in any order."
export const guanxing = skill('guanxing', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase }) => seat === self && phase === 'prepare',
      effect: gaze,
    }),
  ],
  says: {
    'ask.stargaze-top/you': {
      en: 'Choose which of {about.count} cards go on top of the deck, the topmost first; the rest go to the bottom',
      zh: '选择 {about.count} 张牌中置于牌堆顶的牌，最上面的先选；其余置于牌堆底',
    },
    'ask.stargaze-top': {
      en: '{seat} {seat|choose|chooses} which of {about.count} cards go on top of the deck, the topmost first; the rest go to the bottom',
      zh: '{seat}选择 {about.count} 张牌中置于牌堆顶的牌，最上面的先选；其余置于牌堆底',
    },
    'ask.stargaze-bottom/you': {
      en: 'Choose the order of the {about.count} cards at the bottom of the deck, the lowest last',
      zh: '选择置于牌堆底的 {about.count} 张牌的顺序，最底下的最后选',
    },
    'ask.stargaze-bottom': {
      en: '{seat} {seat|choose|chooses} the order of the {about.count} cards at the bottom of the deck, the lowest last',
      zh: '{seat}选择置于牌堆底的 {about.count} 张牌的顺序，最底下的最后选',
    },
    'event.stargazed': {
      en: '{seat} {seat|put|puts} {count} {count|card|cards} on top of the deck and {amount} at the bottom',
      zh: '{seat}将 {count} 张牌置于牌堆顶，{amount} 张置于牌堆底',
    },
  },
  text: {
    en: [
      'Stargaze',
      `At the start of your prepare phase you may look at as many cards from the top of the deck as there are living heroes, at most ${MOST}, and put each on top or at the bottom, in any order.`,
    ],
    zh: [
      '观星',
      `准备阶段开始时，你可以观看牌堆顶的X张牌（X为存活角色数且至多为${MOST}），将其中任意张以任意顺序置于牌堆顶，其余以任意顺序置于牌堆底。`,
    ],
  },
});

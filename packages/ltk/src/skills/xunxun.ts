import type { Seat } from '@cardwright/engine';
import { chooseCards, decision } from '../core/ask.ts';
import { lookAtTop, mixUnseen } from '../core/peek.ts';
import { may } from '../core/skill.ts';
import type { Asks, Now, Option } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const SEEN = 4;
const GAINED = 2;

/** The order of cards at the bottom of the deck, the lowest last. */
function* order(self: Seat, cards: readonly number[]): Asks<number[]> {
  if (cards.length < 2) return cards.slice();
  const options = cards.map((card): Option => ({ type: 'card', card }));
  const count = cards.length;
  const all = cards.map((_, i) => i);
  const picked = yield decision(
    self,
    'put-under',
    options,
    { skill: 'xunxun', count },
    { min: count, max: count, default: all },
  );
  return picked.map((i) => cards[i] as number);
}

function* pickOut(g: Now, self: Seat): Asks {
  const seen = lookAtTop(g, self, SEEN);
  const gained = yield* chooseCards(g, self, 'pick-out', seen, GAINED, GAINED, { skill: 'xunxun' });
  const under = yield* order(
    self,
    seen.filter((card) => !gained.includes(card)),
  );
  mixUnseen(g, seen, self);
  const secret = { to: [self], cards: gained };
  g.emit?.({ type: 'cards-kept', seat: self, skill: 'xunxun', count: gained.length, secret });
  yield* move(g, gained, null, handOf(self), { reason: 'gained', hidden: true, quiet: true });
  g.state.deck = [...under.toReversed(), ...g.state.deck.filter((card) => !under.includes(card))];
  if (under.length > 0) g.emit?.({ type: 'put-under', seat: self, count: under.length });
}

// Modest 恂恂, Li Dian. "Instead of drawing in your draw phase, you may look at the top four cards, gain two and put the
// other two at the bottom of the deck."
export const xunxun = skill('xunxun', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase, replaced }) => seat === self && phase === 'draw' && !replaced,
      *effect(g, self, event) {
        event.replaced = true;
        yield* pickOut(g, self);
      },
    }),
  ],
  says: {
    'ask.pick-out/you': {
      en: 'Choose {about.count} {about.count|card|cards} to gain ({about.skill})',
      zh: '选择获得 {about.count} 张牌（{about.skill}）',
    },
    'ask.pick-out': {
      en: '{seat} {seat|choose|chooses} {about.count} {about.count|card|cards} to gain ({about.skill})',
      zh: '{seat}选择获得 {about.count} 张牌（{about.skill}）',
    },
    'ask.put-under/you': {
      en: 'Choose the order of {about.count} cards at the bottom of the deck, the lowest last ({about.skill})',
      zh: '选择置于牌堆底的 {about.count} 张牌的顺序，最底下的最后选（{about.skill}）',
    },
    'ask.put-under': {
      en: '{seat} {seat|choose|chooses} the order of {about.count} cards at the bottom of the deck, the lowest last ({about.skill})',
      zh: '{seat}选择置于牌堆底的 {about.count} 张牌的顺序，最底下的最后选（{about.skill}）',
    },
    'event.put-under': {
      en: '{seat} {seat|put|puts} {count} {count|card|cards} at the bottom of the deck',
      zh: '{seat}将 {count} 张牌置于牌堆底',
    },
  },
  text: {
    en: [
      'Modest',
      `In your draw phase, instead of drawing you may look at the top ${SEEN} cards of the deck, gain ${GAINED} of them and put the others at the bottom in any order.`,
    ],
    zh: [
      '恂恂',
      `摸牌阶段，你可以放弃摸牌，改为观看牌堆顶的${SEEN}张牌，获得其中${GAINED}张，其余以任意顺序置于牌堆底。`,
    ],
  },
});

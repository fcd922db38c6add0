import type { Seat } from '@cardwright/engine';
import { chooseCards, chooseSeat } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Asks, Now } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const lying = (g: Now, cards: readonly number[]): number[] => cards.filter((card) => g.state.discard.includes(card));

/** Gives some of the cards to one hero, then some of the rest to another, until there is enough of it. */
function* shareOut(g: Now, self: Seat, cards: readonly number[]): Asks {
  for (let least = 1; others(g, self).length > 0; least = 0) {
    const left = lying(g, cards);
    const chosen = yield* chooseCards(g, self, 'share', left, least, left.length, { skill: 'lirang' });
    if (chosen.length === 0) return;
    const to = yield* chooseSeat(g, self, 'share-with', others(g, self), { skill: 'lirang', count: chosen.length });
    yield* move(g, chosen, null, handOf(to), { reason: 'gained', skill: 'lirang' });
  }
}

// Courtesy 礼让, Kong Rong. "After cards of yours were discarded, you may give any of them to other heroes."
export const lirang = skill('lirang', {
  triggers: [
    may('discard-piled', {
      if: (g, self, { seat, cards }) => seat === self && lying(g, cards).length > 0,
      effect: (g, self, { cards }) => shareOut(g, self, cards),
    }),
  ],
  says: {
    'ask.share/you': {
      en: 'Choose which of the discarded cards to give away ({about.skill})',
      zh: '选择要交给其他角色的弃牌（{about.skill}）',
    },
    'ask.share': {
      en: '{seat} {seat|choose|chooses} which of the discarded cards to give away ({about.skill})',
      zh: '{seat}选择要交给其他角色的弃牌（{about.skill}）',
    },
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
      'Courtesy',
      'After cards of your hand or equipment were discarded, you may give any of them to other heroes, shared out as you like.',
    ],
    zh: ['礼让', '当你的牌因弃置而置入弃牌堆后，你可以将其中的任意张牌以任意分配方式交给其他角色。'],
  },
});

import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import type { Card } from '../core/card.ts';
import { genderOf } from '../core/heroes.ts';
import { others } from '../core/seats.ts';
import type { Skill } from '../core/skill.ts';
import type { Asks, Now } from '../core/state.ts';
import { mayTarget, useCard } from '../core/use.ts';
import { cardsOf, converted, discard, hasCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const duelOf = (g: Now, user: Seat): Card => converted(g, 'duel', [], user, 'lijian');

/** The men who could be made to duel this one. */
const rivals = (g: Now, self: Seat, target: Seat): Seat[] =>
  others(
    g,
    self,
    (other) => other !== target && genderOf(g, other) === 'male' && mayTarget(g, other, target, duelOf(g, other)),
  );

function* alienate(g: Now, self: Seat, target: Seat, noNegate: boolean): Asks {
  useUp(g, self, 'lijian');
  const user = yield* chooseSeat(g, self, 'choose-rival', rivals(g, self, target), { skill: 'lijian', to: target });
  const cards = yield* choosePrice(g, self, 'lijian', cardsOf(g, self));
  yield* discard(g, self, cards, 'lijian');
  yield* useCard(g, user, duelOf(g, user), [target], { noNegate, by: self });
}

/** Alienate, whose Duel can be negated or not. */
const alienation = (noNegate: boolean, text: Skill['text']): Skill =>
  skill('lijian', {
    active: {
      whyNot: (g, self) => usedUp(g, self, 'lijian') ?? (hasCards(g, self) ? null : 'no-cards'),
      aims: (g, self) => others(g, self, (other) => genderOf(g, other) === 'male' && rivals(g, self, other).length > 0),
      effect: (g, self, aim) => alienate(g, self, aim, noNegate),
    },
    says: {
      ...priceSays,
      'ask.choose-rival/you': {
        en: 'Choose who duels {about.to} ({about.skill})',
        zh: '选择对{about.to}使用【决斗】的角色（{about.skill}）',
      },
      'ask.choose-rival': {
        en: '{seat} {seat|choose|chooses} who duels {about.to} ({about.skill})',
        zh: '{seat}选择对{about.to}使用【决斗】的角色（{about.skill}）',
      },
    },
    text,
  });

// Alienate 离间, Diao Chan. "Once per play phase: discard a card and choose two other men; one counts as using a Duel on the
// other, which cannot be negated."
export const lijian = alienation(true, {
  en: [
    'Alienate',
    'Once per play phase: discard a card, hand or equipped, and choose two other male heroes; the second counts as using a Duel, which cannot be negated, on the first.',
  ],
  zh: [
    '离间',
    '出牌阶段限一次，你可以弃置一张牌并选择两名其他男性角色，视为后者对前者使用一张不能被【无懈可击】响应的【决斗】。',
  ],
});

// In kingdom war the Duel can be negated.
export const lijianOfKingdoms = alienation(false, {
  en: [
    'Alienate',
    'Once per play phase: discard a card, hand or equipped, and choose two other male heroes; the second counts as using a Duel on the first.',
  ],
  zh: ['离间', '出牌阶段限一次，你可以弃置一张牌并选择两名其他男性角色，视为后者对前者使用一张【决斗】。'],
});

import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { isWithinRange, others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Now, Use } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { cardsOf, discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

/** Who can be struck instead once this card is gone; a weapon or mount that pays carries no further. */
const standIns = (g: Now, self: Seat, use: Use, paid: number): Seat[] =>
  others(
    g,
    self,
    (other) => other !== use.user && isWithinRange(g, self, other, [paid]) && mayTarget(g, use.user, other, use.card),
  );

/** The own cards that leave somebody within reach. */
const payable = (g: Now, self: Seat, use: Use): number[] =>
  cardsOf(g, self).filter((card) => standIns(g, self, use, card).length > 0);

// Displace 流离, Da Qiao. "When you become the target of a Strike, you may discard a card: a hero within your attack range,
// not the user, becomes its target instead."
export const liuli = skill('liuli', {
  triggers: [
    may('becoming-target', {
      if: (g, self, { use, target, to }) =>
        target === self && to === self && STRIKES.has(use.card.name) && payable(g, self, use).length > 0,
      *effect(g, self, event) {
        const { use } = event;
        const cards = payable(g, self, use);
        if (cards.length === 0) return; // what else is on the hero turned up for this may leave nobody within reach
        const [card] = yield* choosePrice(g, self, 'liuli', cards);
        const to = yield* chooseSeat(g, self, 'displace', standIns(g, self, use, card as number), { card: use.card });
        yield* discard(g, self, [card as number], 'liuli');
        event.to = to;
      },
    }),
  ],
  says: {
    ...priceSays,
    'ask.displace/you': {
      en: 'Choose who becomes the target of {about.card} instead of you',
      zh: '选择代替你成为{about.card}目标的角色',
    },
    'ask.displace': {
      en: '{seat} {seat|choose|chooses} who becomes the target of {about.card} instead',
      zh: '{seat}选择{about.card}的新目标',
    },
  },
  text: {
    en: [
      'Displace',
      'When you become the target of a Strike, you may discard a card: another hero within your attack range, not the user of the Strike, becomes its target instead.',
    ],
    zh: [
      '流离',
      '当你成为【杀】的目标时，你可以弃置一张牌，将此【杀】转移给你攻击范围内的一名其他角色（不能是此【杀】的使用者）。',
    ],
  },
});

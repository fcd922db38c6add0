import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import type { SkillId } from '../core/card.ts';
import type { Says } from '../core/definitions.ts';
import type { Asks, Now } from '../core/state.ts';

/** Chooses what will be discarded for a skill: one of these cards, or as many as said. */
export const choosePrice = (
  g: Now,
  self: Seat,
  skill: SkillId,
  cards: readonly number[],
  least = 1,
  most = least,
): Asks<number[]> => chooseCards(g, self, 'pay', cards, least, most, { skill });

/** What a skill that asks for its price says. */
export const priceSays: Says = {
  'ask.pay/you': { en: 'Choose what to discard for {about.skill}', zh: '为【{about.skill}】选择要弃置的牌' },
  'ask.pay': {
    en: '{seat} {seat|choose|chooses} what to discard for {about.skill}',
    zh: '{seat}为【{about.skill}】选择要弃置的牌',
  },
};

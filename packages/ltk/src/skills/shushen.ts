import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { isOfOwnKingdom } from '../core/heroes.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Now } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

const kin = (g: Now, self: Seat): Seat[] => others(g, self, (other) => isOfOwnKingdom(g, self, other));

// Gentle Prudence 淑慎, Lady Gan. "For each life you recover, you may let another of your kingdom draw a card."
export const shushen = skill('shushen', {
  triggers: [
    may('recovered', {
      if: (g, self, { seat }) => seat === self && kin(g, self).length > 0,
      times: (_g, _self, { amount }) => amount,
      *effect(g, self) {
        const possible = kin(g, self);
        if (possible.length === 0) return;
        draw(g, yield* chooseSeat(g, self, 'let-draw', possible, { skill: 'shushen', count: CARDS }), CARDS);
      },
    }),
  ],
  says: {
    'ask.let-draw/you': {
      en: 'Choose who draws {about.count} {about.count|card|cards} ({about.skill})',
      zh: '选择一名角色摸 {about.count} 张牌（{about.skill}）',
    },
    'ask.let-draw': {
      en: '{seat} {seat|choose|chooses} who draws {about.count} {about.count|card|cards} ({about.skill})',
      zh: '{seat}选择一名角色摸 {about.count} 张牌（{about.skill}）',
    },
  },
  text: {
    en: ['Gentle Prudence', `For each life you recover, you may let another hero of your kingdom draw ${CARDS} card.`],
    zh: ['淑慎', `当你回复1点体力后，你可以令与你势力相同的一名其他角色摸${CARDS}张牌。`],
  },
});

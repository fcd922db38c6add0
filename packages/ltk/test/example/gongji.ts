import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../../src/core/ask.ts';
import { others } from '../../src/core/seats.ts';
import { may } from '../../src/core/skill.ts';
import { type Now, playerAt } from '../../src/core/state.ts';
import { draw } from '../../src/core/zones.ts';
import { skill } from '../../src/skills/kinds.ts';

const CARDS = 1;

/** Others who hold fewer cards than the owner. */
const poorer = (g: Now, self: Seat): Seat[] =>
  others(g, self, (other) => playerAt(g, other).hand.length < playerAt(g, self).hand.length);

// Common Relief 共济, Ma Liang. "After you used or played a Dodge, you may let another hero with a smaller hand than yours draw a
// card."
export const gongji = skill('gongji', {
  triggers: [
    may('answered', {
      if: (g, self, { seat, card }) => seat === self && card.name === 'dodge' && poorer(g, self).length > 0,
      *effect(g, self) {
        const lucky = yield* chooseSeat(g, self, 'relieve', poorer(g, self), { skill: 'gongji' });
        draw(g, lucky, CARDS);
      },
    }),
  ],
  says: {
    'ask.relieve': { en: '{seat} chooses who draws ({about.skill})', zh: '{seat}选择摸牌的角色（{about.skill}）' },
    'ask.relieve/you': { en: 'Choose who draws ({about.skill})', zh: '选择摸牌的角色（{about.skill}）' },
  },
  text: {
    en: [
      'Common Relief',
      `After you used or played a Dodge, you may let another hero with a smaller hand than yours draw ${CARDS} card.`,
    ],
    zh: ['共济', `当你使用或打出【闪】后，你可以令一名手牌数小于你的其他角色摸${CARDS}张牌。`],
  },
});

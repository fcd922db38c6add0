import type { Seat } from '@cardwright/engine';
import { isStrikeDamageOf } from '../cards/kinds.ts';
import { chooseCardOf, choosePick } from '../core/ask.ts';
import { definitionOf } from '../core/definitions.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now, playerAt, type Slot } from '../core/state.ts';
import { discardFrom, equippedCards, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const PICKS = ['wear-it', 'discard-it'] as const;

function* disarm(g: Now, self: Seat, victim: Seat): Asks {
  const chosen = yield* chooseCardOf(g, self, victim, ['equipment'], { skill: 'kuangfu' });
  if (chosen === null) return;
  const slot = definitionOf(g, chosen.card).slot as Slot;
  const isFree = playerAt(g, self).slots[slot] < 0;
  const pick = yield* choosePick(g, self, 'wear-or-discard', isFree ? PICKS : ['discard-it'], { skill: 'kuangfu' });
  if (pick === 'discard-it') yield* discardFrom(g, self, victim, chosen.card, 'kuangfu');
  else
    yield* move(
      g,
      [chosen.card],
      victim,
      { zone: 'slot', seat: self, slot },
      { reason: 'taken', by: self, skill: 'kuangfu' },
    );
}

// Mad Axe 狂斧, Pan Feng. "After your Strike damaged its target, you may discard one of its equipped cards or put it on yourself."
export const kuangfu = skill('kuangfu', {
  triggers: [
    may('dealt', {
      if: (g, self, { damage }) =>
        isStrikeDamageOf(self, damage) &&
        !damage.moved &&
        isAlive(g, damage.to) &&
        damage.to !== self &&
        equippedCards(playerAt(g, damage.to)).length > 0,
      effect: (g, self, { damage }) => disarm(g, self, damage.to),
    }),
  ],
  says: {
    'ask.wear-or-discard/you': {
      en: 'Put the card on, or discard it ({about.skill})',
      zh: '装备此牌或弃置之（{about.skill}）',
    },
    'ask.wear-or-discard': {
      en: '{seat} {seat|put|puts} the card on or {seat|discard|discards} it ({about.skill})',
      zh: '{seat}装备此牌或弃置之（{about.skill}）',
    },
    'pick.wear-it': { en: 'Put it on', zh: '装备之' },
    'pick.discard-it': { en: 'Discard it', zh: '弃置之' },
  },
  text: {
    en: [
      'Mad Axe',
      'After your Strike dealt damage to its target, you may choose one of the equipped cards of that hero and discard it, or put it into your own slot of that kind if that is empty.',
    ],
    zh: [
      '狂斧',
      '当你使用【杀】对目标造成伤害后，你可以选择其装备区里的一张牌：弃置之，或将之置入你的装备区（若相应位置没有牌）。',
    ],
  },
});

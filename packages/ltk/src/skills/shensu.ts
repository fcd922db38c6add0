import type { Seat } from '@cardwright/engine';
import { isEquipment } from '../cards/kinds.ts';
import { chooseSeat } from '../core/ask.ts';
import type { Card } from '../core/card.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Asks, type Now, type Phase, playerAt } from '../core/state.ts';
import { skipPhase } from '../core/turn.ts';
import { mayTarget, useCard } from '../core/use.ts';
import { cardsOf, converted, discard, equippedCards } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

const strikeOf = (g: Now, self: Seat): Card => converted(g, 'strike', [], self, 'shensu');

const victims = (g: Now, self: Seat): Seat[] =>
  others(g, self, (other) => mayTarget(g, self, other, strikeOf(g, self)));

const isAhead = (g: Now, phase: Phase): boolean => !g.state.skipped.includes(phase);

const equipmentOf = (g: Now, self: Seat): number[] => cardsOf(g, self).filter((id) => isEquipment(g, id));

function* strike(g: Now, self: Seat): Asks {
  const target = yield* chooseSeat(g, self, 'speed-strike', victims(g, self), { skill: 'shensu' });
  yield* useCard(g, self, strikeOf(g, self), [target]);
}

// Divine Speed 神速, Xiahou Yuan. "You may skip your judge and draw phases, or discard an equipment card and skip your play
// phase: each time you use a Strike on a hero at any distance."
export const shensu = skill('shensu', {
  triggers: [
    may('before-phase', {
      if: (g, self, { seat, phase, skip }) =>
        seat === self &&
        phase === 'judge' &&
        !skip &&
        isAhead(g, 'judge') &&
        isAhead(g, 'draw') &&
        victims(g, self).length > 0,
      *effect(g, self, event) {
        event.skip = true;
        skipPhase(g, 'draw');
        yield* strike(g, self);
      },
    }),
    may('before-phase', {
      if: (g, self, { seat, phase, skip }) =>
        seat === self &&
        phase === 'play' &&
        !skip &&
        isAhead(g, 'play') &&
        (playerAt(g, self).hand.length > 0 || equippedCards(playerAt(g, self)).length > 0) &&
        victims(g, self).length > 0,
      payable: (g, self) => equipmentOf(g, self).length > 0,
      *effect(g, self, event) {
        event.skip = true;
        const price = yield* choosePrice(g, self, 'shensu', equipmentOf(g, self));
        yield* discard(g, self, price, 'shensu');
        yield* strike(g, self);
      },
    }),
  ],
  says: {
    ...priceSays,
    'ask.speed-strike/you': { en: 'Choose whom to strike ({about.skill})', zh: '选择【杀】的目标（{about.skill}）' },
    'ask.speed-strike': {
      en: '{seat} {seat|choose|chooses} whom to strike ({about.skill})',
      zh: '{seat}选择【杀】的目标（{about.skill}）',
    },
  },
  text: {
    en: [
      'Divine Speed',
      'You may skip your judge and draw phases; you may discard an equipment card and skip your play phase. Each time you count as using a Strike on a hero at any distance.',
    ],
    zh: [
      '神速',
      '你可以跳过判定阶段和摸牌阶段；你可以弃置一张装备牌并跳过出牌阶段。每选择一项，视为你对一名角色使用一张无距离限制的【杀】。',
    ],
  },
});

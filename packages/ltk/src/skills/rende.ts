import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { recover } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import type { Skill } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

/** Gives hand cards to another; when the phase's total reaches the threshold, recovers 1. */
function* give(g: Now, self: Seat, to: Seat, threshold: number): Asks {
  const player = playerAt(g, self);
  const cards = yield* chooseCards(g, self, 'give', player.hand, 1, player.hand.length, { skill: 'rende', to });
  const before = player.phaseMarks['rende'] ?? 0;
  player.phaseMarks['rende'] = before + cards.length;
  yield* move(g, cards, self, handOf(to), { reason: 'given', hidden: true, skill: 'rende' });
  if (before < threshold && before + cards.length >= threshold) yield* recover(g, self, 1);
}

/** Benevolence, which pays at this many cards. */
export const benevolence = (threshold: number): Skill =>
  skill('rende', {
    active: {
      whyNot: (g, self) => (playerAt(g, self).hand.length > 0 ? null : 'no-hand'),
      aims: others,
      effect: (g, self, aim) => give(g, self, aim, threshold),
    },
    text: {
      en: [
        'Benevolence',
        `In your play phase you may give hand cards to another hero; when you have given ${threshold} or more in this phase, recover 1 life.`,
      ],
      zh: [
        '仁德',
        `出牌阶段，你可以将任意张手牌交给其他角色；当你于此阶段以此法给出第${threshold}张牌时，你回复1点体力。`,
      ],
    },
  });

// Benevolence 仁德, Liu Bei. "Give any hand cards to others; when you have given two or more in a phase, recover 1 life."
export const rende = benevolence(2);

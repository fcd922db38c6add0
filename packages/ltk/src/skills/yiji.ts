import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { lookAtTop, mixUnseen } from '../core/peek.ts';
import { livingFrom } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Asks, Now } from '../core/state.ts';
import { asItself, handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 2;

/** Hands out cards off the deck that only this seat has seen. Who knew them before cannot tell which went where. */
function* handOut(g: Now, self: Seat, cards: readonly number[]): Asks {
  const receivers: Seat[] = [];
  for (const card of cards) {
    const about = { skill: 'yiji', card: asItself(g, card, null) };
    receivers.push(yield* chooseSeat(g, self, 'hand-out', livingFrom(g, self), about));
  }
  const each = [...new Set(receivers)];
  if (each.length > 1) mixUnseen(g, cards, self);
  for (const to of each) {
    const given = cards.filter((_, i) => receivers[i] === to);
    const secret = { to: [self, to], cards: given };
    const type = to === self ? 'cards-kept' : 'cards-given';
    g.emit?.({ type, seat: self, ...(to === self ? {} : { to }), skill: 'yiji', count: given.length, secret });
    yield* move(g, given, null, handOf(to), { reason: 'given', hidden: true, quiet: true });
  }
}

// Legacy 遗计, Guo Jia. "For each point of damage you take, you may look at the top two cards and give each to any hero."
export const yiji = skill('yiji', {
  triggers: [
    may('taken', {
      if: (_g, self, { damage }) => damage.to === self,
      times: (_g, _self, { damage }) => damage.amount,
      effect: (g, self) => handOut(g, self, lookAtTop(g, self, CARDS)),
    }),
  ],
  says: {
    'ask.hand-out/you': {
      en: 'Choose who gets {about.card} ({about.skill})',
      zh: '选择将{about.card}交给谁（{about.skill}）',
    },
    'ask.hand-out': {
      en: '{seat} {seat|choose|chooses} who gets {about.card} ({about.skill})',
      zh: '{seat}选择将{about.card}交给谁（{about.skill}）',
    },
  },
  text: {
    en: [
      'Legacy',
      `For each point of damage you take, you may look at the top ${CARDS} cards of the deck and give each to any hero.`,
    ],
    zh: ['遗计', `当你受到1点伤害后，你可以观看牌堆顶的${CARDS}张牌，将这些牌交给任意角色。`],
  },
});

import type { Seat } from '@cardwright/engine';
import { decision } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { definitionOf } from '../core/definitions.ts';
import { NO_CARD } from '../core/pass.ts';
import { must } from '../core/skill.ts';
import { type Asks, isAlive, type Now, type Option, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';

/** Whether the user of the Strike gives up a basic card. That it has none must not show, so it is asked all the same. */
function* pays(g: Now, self: Seat, user: Seat): Asks<boolean> {
  const { hand } = playerAt(g, user);
  const basics = hand.filter((id) => definitionOf(g, id).kind === 'basic');
  if (!isAlive(g, user) || hand.length === 0 || (basics.length === 0 && !g.asksForced)) return false;
  const options = [...basics.map((card): Option => ({ type: 'card', card })), NO_CARD];
  const [index] = yield decision(user, 'pay-for-strike', options, { skill: 'xiangle', to: self });
  const card = basics[index as number];
  if (card === undefined) return false;
  yield* discard(g, user, [card], 'xiangle');
  return true;
}

// Indulgent Ease 享乐, Liu Shan, compulsory. "When you become the target of a Strike, its user discards a basic card, or it has no
// effect on you."
export const xiangle = skill('xiangle', {
  compulsory: true,
  triggers: [
    must('becoming-target', {
      if: (_g, self, { use, target, to, again }) =>
        target === self && to === self && !again && STRIKES.has(use.card.name),
      *effect(g, self, { use }) {
        if (!(yield* pays(g, self, use.user))) use.nullified.push(self);
      },
    }),
  ],
  says: {
    'ask.pay-for-strike/you': {
      en: 'Discard a basic card, or your Strike has no effect on {about.to} ({about.skill})',
      zh: '弃置一张基本牌，否则此【杀】对{about.to}无效（{about.skill}）',
    },
    'ask.pay-for-strike': {
      en: '{seat} may discard a basic card, or the Strike has no effect on {about.to} ({about.skill})',
      zh: '{seat}可以弃置一张基本牌，否则此【杀】对{about.to}无效（{about.skill}）',
    },
  },
  text: {
    en: [
      'Indulgent Ease',
      'Always in force. When you become the target of a Strike, its user discards a basic card, or the Strike has no effect on you.',
    ],
    zh: ['享乐', '锁定技。当你成为【杀】的目标时，使用者须弃置一张基本牌，否则此【杀】对你无效。'],
  },
});

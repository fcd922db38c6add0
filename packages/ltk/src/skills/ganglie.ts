import type { Seat } from '@cardwright/engine';
import { chooseCards, choosePick } from '../core/ask.ts';
import { damage } from '../core/damage.ts';
import { judge } from '../core/judge.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 2;
const DAMAGE = 1;

/** Whether the source pays with hand cards. One with too few has no choice. */
function* pays(g: Now, self: Seat, source: Seat): Asks<boolean> {
  const about = { skill: 'ganglie', from: self, count: CARDS };
  if (playerAt(g, source).hand.length < CARDS) return false;
  const pick = yield* choosePick(g, source, 'pay-or-be-hurt', ['pay-cards', 'be-hurt'], about);
  if (pick !== 'pay-cards') return false;
  const cards = yield* chooseCards(g, source, 'discard', playerAt(g, source).hand, CARDS, CARDS, about);
  yield* discard(g, source, cards, 'ganglie');
  return true;
}

// Staunch 刚烈, Xiahou Dun. "After you take damage, you may judge: unless Heart, the source discards two hand cards or
// takes 1 damage from you."
export const ganglie = skill('ganglie', {
  triggers: [
    may('taken', {
      if: (_g, self, event) => event.damage.to === self,
      *effect(g, self, { damage: { from } }) {
        const { suit } = yield* judge(g, self, 'ganglie');
        if (suit === 'heart' || from === null || !isAlive(g, from)) return;
        if (yield* pays(g, self, from)) return;
        yield* damage(g, { from: self, to: from, amount: DAMAGE });
      },
    }),
  ],
  says: {
    'ask.pay-or-be-hurt/you': {
      en: 'Discard {about.count} hand cards, or take damage from {about.from} ({about.skill})',
      zh: '弃置 {about.count} 张手牌，或受到{about.from}造成的伤害（{about.skill}）',
    },
    'ask.pay-or-be-hurt': {
      en: '{seat} {seat|discard|discards} {about.count} hand cards, or {seat|take|takes} damage from {about.from} ({about.skill})',
      zh: '{seat}弃置 {about.count} 张手牌，或受到{about.from}造成的伤害（{about.skill}）',
    },
    'pick.pay-cards': { en: 'Discard the cards', zh: '弃牌' },
    'pick.be-hurt': { en: 'Take the damage', zh: '受到伤害' },
  },
  text: {
    en: [
      'Staunch',
      `After you take damage, you may judge: unless the card is a Heart, the source discards ${CARDS} hand cards or takes ${DAMAGE} damage from you.`,
    ],
    zh: [
      '刚烈',
      `当你受到伤害后，你可以判定：若不为红桃，伤害来源须弃置${CARDS}张手牌，否则受到你造成的${DAMAGE}点伤害。`,
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { isStrikeOf } from '../cards/kinds.ts';
import { attackRange } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Now, playerAt, type Use } from '../core/state.ts';
import { skill } from './kinds.ts';

/** Whether a target holds at least as many cards as the archer has life, or at most as many as the bow reaches. */
function isOpen(g: Now, self: Seat, target: Seat, use: Use): boolean {
  const cards = playerAt(g, target).hand.length;
  return cards >= playerAt(g, self).hp || cards <= attackRange(g, self, use.card.real);
}

// Fierce Bow 烈弓, Huang Zhong. "When you use a Strike in your play phase, a target with at least as many hand cards as you have
// life, or at most as many as your attack range, may be kept from dodging it."
export const liegong = skill('liegong', {
  triggers: [
    may('targeted', {
      if: (g, self, { use, target }) =>
        isStrikeOf(self, use) &&
        g.state.current === self &&
        g.state.acting &&
        !use.noDodge.includes(target) &&
        isOpen(g, self, target, use),
      *effect(g, _self, { use, target }) {
        use.noDodge.push(target);
        g.emit?.({ type: 'dodge-barred', seat: target, card: use.card });
      },
    }),
  ],
  says: { 'event.dodge-barred': { en: '{seat} cannot dodge {card}', zh: '{seat}不能闪避{card}' } },
  text: {
    en: [
      'Fierce Bow',
      'When you use a Strike in your play phase, you may keep a target from using Dodge against it if its hand has at least as many cards as you have life, or at most as many as your attack range.',
    ],
    zh: [
      '烈弓',
      '当你于出牌阶段使用【杀】指定一个目标后，若其手牌数不小于你的体力值或不大于你的攻击范围，你可以令其不能使用【闪】响应此【杀】。',
    ],
  },
});

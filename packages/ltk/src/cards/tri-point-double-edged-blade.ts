import type { Seat } from '@cardwright/engine';
import { chooseCards, chooseSeat } from '../core/ask.ts';
import { damage } from '../core/damage.ts';
import { distance, others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { isAlive, type Now, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { isStrikeDamageOf, weapon } from './kinds.ts';

const DAMAGE = 1;

/** Others whom the target of the Strike is next to. */
const nextTo = (g: Now, self: Seat, target: Seat): Seat[] =>
  others(g, self, (other) => other !== target && distance(g, target, other) === 1);

// Tri-point Double-edged Blade 三尖两刃刀, range 3. "After your Strike dealt damage to a hero, you may discard a hand card to deal 1
// damage to another hero at distance 1 from it."
export const triPointDoubleEdgedBlade = weapon('tri-point-double-edged-blade', 3, {
  skill: {
    triggers: [
      may('dealt', {
        if: (g, self, { damage }) =>
          isStrikeDamageOf(self, damage) &&
          isAlive(g, damage.to) &&
          playerAt(g, self).hand.length > 0 &&
          nextTo(g, self, damage.to).length > 0,
        *effect(g, self, { damage: { to } }) {
          const about = { skill: 'tri-point-double-edged-blade', count: 1 };
          const next = yield* chooseSeat(g, self, 'strike-next', nextTo(g, self, to), { from: to });
          const cards = yield* chooseCards(g, self, 'discard', playerAt(g, self).hand, 1, 1, about);
          yield* discard(g, self, cards, 'tri-point-double-edged-blade');
          yield* damage(g, { from: self, to: next, amount: DAMAGE });
        },
      }),
    ],
  },
  says: {
    'ask.strike-next/you': {
      en: `Choose who beside {about.from} takes ${DAMAGE} damage`,
      zh: `选择{about.from}身旁的一名角色受到${DAMAGE}点伤害`,
    },
    'ask.strike-next': {
      en: `{seat} {seat|choose|chooses} who beside {about.from} takes ${DAMAGE} damage`,
      zh: `{seat}选择{about.from}身旁的一名角色受到${DAMAGE}点伤害`,
    },
  },
  text: {
    en: [
      'Tri-point Double-edged Blade',
      `After your Strike dealt damage to a hero, you may discard a hand card to deal ${DAMAGE} damage to another hero at distance 1 from it.`,
    ],
    zh: [
      '三尖两刃刀',
      `当你的【杀】对目标造成伤害后，你可以弃置一张手牌，对其距离为1的另一名角色造成${DAMAGE}点伤害。`,
    ],
  },
});

import type { Seat } from '@cardwright/engine';
import { chooseCardOf } from '../core/ask.ts';
import { isWithinRange, others } from '../core/seats.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { strikeAtOnce } from '../core/strike-at-once.ts';
import { discardFrom } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

function* provoke(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'tiaoxin');
  if (yield* strikeAtOnce(g, aim, self, null, { distance: 'in-range', skill: 'tiaoxin' })) return;
  if (!isAlive(g, aim) || !isAlive(g, self)) return;
  const chosen = yield* chooseCardOf(g, self, aim, ['hand', 'equipment'], { skill: 'tiaoxin' });
  if (chosen !== null) yield* discardFrom(g, self, aim, chosen.card, 'tiaoxin');
}

// Provoke 挑衅, Jiang Wei. "Once per play phase: a hero who has you within attack range uses a Strike on you, or you discard one
// of its cards."
export const tiaoxin = skill('tiaoxin', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'tiaoxin'),
    aims: (g, self) => others(g, self, (other) => isWithinRange(g, other, self)),
    effect: provoke,
  },
  text: {
    en: [
      'Provoke',
      'Once per play phase: choose a hero who has you within attack range; it uses a Strike on you, or you discard one of its cards, hand or equipped.',
    ],
    zh: ['挑衅', '出牌阶段限一次，你可以令一名攻击范围内有你的角色选择：对你使用一张【杀】，或令你弃置其一张牌。'],
  },
});

import { chooseSeats } from '../core/ask.ts';
import { setChained } from '../core/damage.ts';
import { inOrder } from '../core/seats.ts';
import { playerAt } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { scroll } from './kinds.ts';

const MORE = 1;

// Chain 铁索连环. "Use on one or two heroes: each is chained, or unchained if it was chained. Or recast: discard it, draw a card."
export const chain = scroll('chain', {
  aims: (g, user, card) => inOrder(g).filter((target) => mayTarget(g, user, target, card)),
  *targets(g, user, card, aim) {
    const rest = inOrder(g).filter((target) => target !== aim && mayTarget(g, user, target, card));
    const more = yield* chooseSeats(g, user, 'add-targets', rest, 0, MORE, { card, count: MORE });
    return { targets: [...(aim === null ? [] : [aim]), ...more] };
  },
  recast: true,
  effect(g, _use, target) {
    setChained(g, target, !playerAt(g, target).chained);
  },
  text: {
    en: [
      'Chain',
      `Use on one hero, or on ${MORE + 1}: each is chained, or unchained if it was. Elemental damage to a chained hero hits all who are chained. Or recast: put it away and draw a card.`,
    ],
    zh: [
      '铁索连环',
      `对一至${MORE + 1}名角色使用：目标横置，已横置者重置。横置的角色受到属性伤害时，其他横置的角色也受到等量伤害。或重铸：置入弃牌堆，摸一张牌。`,
    ],
  },
});

import { isNear, otherHero, scroll } from '../../src/cards/kinds.ts';
import { chooseOne } from '../../src/core/ask.ts';
import { damage } from '../../src/core/damage.ts';
import { respond } from '../../src/core/respond.ts';
import { type Option, playerAt } from '../../src/core/state.ts';
import { discard, equippedCards } from '../../src/core/zones.ts';

const REACH = 2;
const DAMAGE = 1;

// Cavalry Charge 铁骑冲阵. "Use on another hero at distance 2 or less: it plays a Dodge, or discards one of its equipped cards,
// or takes 1 damage from you."
export const cavalryCharge = scroll('cavalry-charge', {
  hostile: true,
  aims: (g, user, card) => otherHero(g, user, card).filter((target) => isNear(g, user, target, card, REACH)),
  *effect(g, use, target) {
    const dodge = yield* respond(g, { seat: target, name: 'dodge', mode: 'play', use, dying: null, secret: false });
    if (dodge !== null) return;
    const worn = equippedCards(playerAt(g, target)).map((card): Option => ({ type: 'card', card }));
    const bear: Option = { type: 'pick', pick: 'take-the-blow' };
    const about = { card: use.card, from: use.user };
    const { card } = worn.length === 0 ? bear : yield* chooseOne(g, target, 'face-charge', [...worn, bear], about);
    if (card === undefined) yield* damage(g, { from: use.source, to: target, amount: DAMAGE, card: use.card, use });
    else yield* discard(g, target, [card]);
  },
  says: {
    'ask.face-charge': {
      en: `{seat} discards an equipped card or takes ${DAMAGE} damage from {about.card} of {about.from}`,
      zh: `{seat}弃置一张装备区里的牌，或受到{about.from}的{about.card}造成的${DAMAGE}点伤害`,
    },
    'ask.face-charge/you': {
      en: `Discard an equipped card, or take ${DAMAGE} damage from {about.card} of {about.from}`,
      zh: `弃置一张装备区里的牌，或受到{about.from}的{about.card}造成的${DAMAGE}点伤害`,
    },
    'pick.take-the-blow': { en: 'Take the damage', zh: '受到伤害' },
  },
  text: {
    en: [
      'Cavalry Charge',
      `Use on another hero at distance ${REACH} or less: it plays a Dodge, or discards one of its equipped cards, or takes ${DAMAGE} damage from you.`,
    ],
    zh: [
      '铁骑冲阵',
      `对距离${REACH}以内的一名其他角色使用：其打出一张【闪】，或弃置装备区里的一张牌，否则受到你造成的${DAMAGE}点伤害。`,
    ],
  },
});

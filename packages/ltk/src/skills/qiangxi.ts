import type { Seat } from '@cardwright/engine';
import { choosePick } from '../core/ask.ts';
import { damage } from '../core/damage.ts';
import { definitionOf } from '../core/definitions.ts';
import { loseLife } from '../core/life.ts';
import { isWithinRange, others } from '../core/seats.ts';
import type { Asks, Now } from '../core/state.ts';
import { cardsOf, discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';
import { choosePrice, priceSays } from './price.ts';

const LIFE = 1;
const DAMAGE = 1;

/** The weapons that can be discarded with this hero still in range. */
const weapons = (g: Now, self: Seat, aim: Seat): number[] =>
  cardsOf(g, self).filter((id) => definitionOf(g, id).slot === 'weapon' && isWithinRange(g, self, aim, [id]));

function* assault(g: Now, self: Seat, aim: Seat): Asks {
  useUp(g, self, 'qiangxi');
  const payable = weapons(g, self, aim);
  const prices = payable.length > 0 ? ['discard-weapon', 'lose-life'] : ['lose-life'];
  const price = yield* choosePick(g, self, 'assault-price', prices, { skill: 'qiangxi' });
  if (price === 'discard-weapon') yield* discard(g, self, yield* choosePrice(g, self, 'qiangxi', payable), 'qiangxi');
  else yield* loseLife(g, self, LIFE);
  yield* damage(g, { from: self, to: aim, amount: DAMAGE });
}

// Ferocious Assault 强袭, Dian Wei. "Once per play phase: lose 1 life or discard a weapon, and deal 1 damage to a hero in range."
export const qiangxi = skill('qiangxi', {
  active: {
    whyNot: (g, self) => usedUp(g, self, 'qiangxi'),
    aims: (g, self) => others(g, self, (other) => isWithinRange(g, self, other)),
    effect: assault,
  },
  says: {
    ...priceSays,
    'ask.assault-price/you': { en: 'Choose what {about.skill} costs you', zh: '选择发动【{about.skill}】的代价' },
    'ask.assault-price': {
      en: '{seat} {seat|choose|chooses} what {about.skill} costs',
      zh: '{seat}选择发动【{about.skill}】的代价',
    },
    'pick.discard-weapon': { en: 'Discard a weapon', zh: '弃置一张武器牌' },
    'pick.lose-life': { en: `Lose ${LIFE} life`, zh: `失去${LIFE}点体力` },
  },
  text: {
    en: [
      'Ferocious Assault',
      `Once per play phase: lose ${LIFE} life or discard a weapon, hand or equipped, and deal ${DAMAGE} damage to another hero that is then within your attack range.`,
    ],
    zh: [
      '强袭',
      `出牌阶段限一次，你可以失去${LIFE}点体力或弃置一张武器牌（手牌或装备），对你此时攻击范围内的一名其他角色造成${DAMAGE}点伤害。`,
    ],
  },
});

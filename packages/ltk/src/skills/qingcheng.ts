import type { Seat } from '@cardwright/engine';
import { isEquipment } from '../cards/kinds.ts';
import { chooseOne } from '../core/ask.ts';
import { hide } from '../core/hide.ts';
import { others } from '../core/seats.ts';
import { type Asks, isAlive, type Now, type Option, playerAt } from '../core/state.ts';
import { cardsOf, discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

const payable = (g: Now, self: Seat): number[] => cardsOf(g, self).filter((id) => isEquipment(g, id));

function* topple(g: Now, self: Seat, aim: Seat): Asks {
  yield* discard(g, self, yield* choosePrice(g, self, 'qingcheng', payable(g, self)), 'qingcheng');
  const { heroes, revealed } = playerAt(g, aim);
  if (!isAlive(g, self) || !isAlive(g, aim) || !revealed.every(Boolean)) return;
  const options = heroes.map((hero): Option => ({ type: 'hero', hero }));
  const { hero } = yield* chooseOne(g, self, 'turn-down', options, { skill: 'qingcheng', to: aim });
  yield* hide(g, aim, heroes.indexOf(hero as string));
}

// City-toppling 倾城, Lady Zou. "In your play phase, discard an equipment card: turn down one hero of another who has both revealed."
export const qingcheng = skill('qingcheng', {
  active: {
    whyNot: (g, self) => (payable(g, self).length > 0 ? null : 'no-cards'),
    aims: (g, self) => others(g, self, (other) => playerAt(g, other).revealed.every(Boolean)),
    effect: topple,
  },
  says: {
    ...priceSays,
    'ask.turn-down/you': {
      en: 'Choose which hero of {about.to} is turned face down',
      zh: '选择暗置{about.to}的哪张武将牌',
    },
    'ask.turn-down': {
      en: '{seat} {seat|choose|chooses} which hero of {about.to} is turned face down',
      zh: '{seat}选择暗置{about.to}的哪张武将牌',
    },
  },
  text: {
    en: [
      'City-toppling',
      'In your play phase you may discard an equipment card, hand or equipped, and choose another player with both heroes revealed: turn one of them face down.',
    ],
    zh: ['倾城', '出牌阶段，你可以弃置一张装备牌并选择一名武将牌均明置的其他角色，暗置其一张武将牌。'],
  },
});

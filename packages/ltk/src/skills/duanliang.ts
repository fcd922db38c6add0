import { definitionOf } from '../core/definitions.ts';
import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

const FARTHER = 1;
const KINDS: readonly string[] = ['basic', 'equipment'];

// Cut Supplies 断粮, Xu Huang. "You may use a black basic or equipment card as Starvation. Your Starvations reach distance 2."
export const duanliang = skill('duanliang', {
  viewAs: [
    {
      as: ['starvation'],
      count: 1,
      from: 'cards',
      accepts: (g, self, id) => colorFor(g, id, self) === 'black' && KINDS.includes(definitionOf(g, id).kind),
    },
  ],
  modifies: { reach: (_g, owner, user, { name }) => (user === owner && name === 'starvation' ? FARTHER : 0) },
  text: {
    en: [
      'Cut Supplies',
      `You may use a black basic or equipment card, hand or equipped, as Starvation. Every Starvation you use reaches ${FARTHER} farther.`,
    ],
    zh: ['断粮', `你可以将一张黑色基本牌或装备牌当【兵粮寸断】使用；你使用【兵粮寸断】的距离限制+${FARTHER}。`],
  },
});

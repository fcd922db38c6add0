import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// First Aid 急救, Hua Tuo. "Outside your own turn you may use a red card as a Peach."
export const jijiu = skill('jijiu', {
  viewAs: [
    {
      as: ['peach'],
      count: 1,
      from: 'cards',
      accepts: (g, self, id) => colorFor(g, id, self) === 'red',
      when: (g, self) => g.state.current !== self,
    },
  ],
  text: {
    en: ['First Aid', 'Outside your own turn you may use a red card, hand or equipped, as a Peach.'],
    zh: ['急救', '你的回合外，你可以将一张红色牌（手牌或装备）当【桃】使用。'],
  },
});

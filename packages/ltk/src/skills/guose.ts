import { suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// National Beauty 国色, Da Qiao. "You may use a Diamond card as Contentment."
export const guose = skill('guose', {
  viewAs: [
    { as: ['contentment'], count: 1, from: 'cards', accepts: (g, self, id) => suitFor(g, id, self) === 'diamond' },
  ],
  text: {
    en: ['National Beauty', 'You may use a Diamond card, hand or equipped, as Contentment.'],
    zh: ['国色', '你可以将一张方块牌（手牌或装备）当【乐不思蜀】使用。'],
  },
});

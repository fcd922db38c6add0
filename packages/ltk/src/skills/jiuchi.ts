import { suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Wine Pool 酒池, Dong Zhuo. "You may use a Spade hand card as Wine."
export const jiuchi = skill('jiuchi', {
  viewAs: [{ as: ['wine'], count: 1, from: 'hand', accepts: (g, self, id) => suitFor(g, id, self) === 'spade' }],
  text: {
    en: ['Wine Pool', 'You may use a Spade hand card as Wine.'],
    zh: ['酒池', '你可以将一张黑桃手牌当【酒】使用。'],
  },
});

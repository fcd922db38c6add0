import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Fire Scheme 火计, Wolong. "You may use a red hand card as Arson."
export const huoji = skill('huoji', {
  viewAs: [{ as: ['arson'], count: 1, from: 'hand', accepts: (g, self, id) => colorFor(g, id, self) === 'red' }],
  text: {
    en: ['Fire Scheme', 'You may use a red hand card as Arson.'],
    zh: ['火计', '你可以将一张红色手牌当【火攻】使用。'],
  },
});

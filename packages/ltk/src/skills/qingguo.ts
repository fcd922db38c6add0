import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Allure 倾国, Zhen Ji. "You may use or play a black hand card as a Dodge."
export const qingguo = skill('qingguo', {
  viewAs: [{ as: ['dodge'], count: 1, from: 'hand', accepts: (g, self, id) => colorFor(g, id, self) === 'black' }],
  text: {
    en: ['Allure', 'You may use or play a black hand card as a Dodge.'],
    zh: ['倾国', '你可以将一张黑色手牌当【闪】使用或打出。'],
  },
});

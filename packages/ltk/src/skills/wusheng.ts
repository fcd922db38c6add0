import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Warrior Saint 武圣, Guan Yu. "You may use or play a red card as a Strike."
export const wusheng = skill('wusheng', {
  viewAs: [{ as: ['strike'], count: 1, from: 'cards', accepts: (g, self, id) => colorFor(g, id, self) === 'red' }],
  text: {
    en: ['Warrior Saint', 'You may use or play a red card as a Strike.'],
    zh: ['武圣', '你可以将一张红色牌当【杀】使用或打出。'],
  },
});

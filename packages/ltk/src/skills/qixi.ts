import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Surprise Raid 奇袭, Gan Ning. "You may use a black card as Dismantle."
export const qixi = skill('qixi', {
  viewAs: [{ as: ['dismantle'], count: 1, from: 'cards', accepts: (g, self, id) => colorFor(g, id, self) === 'black' }],
  text: {
    en: ['Surprise Raid', 'You may use a black card, hand or equipped, as Dismantle.'],
    zh: ['奇袭', '你可以将一张黑色牌（手牌或装备）当【过河拆桥】使用。'],
  },
});

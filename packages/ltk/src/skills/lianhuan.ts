import { suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Interlock 连环, Pang Tong. "You may use a Club from your hand as Chain, or recast it."
export const lianhuan = skill('lianhuan', {
  viewAs: [{ as: ['chain'], count: 1, from: 'hand', accepts: (g, self, id) => suitFor(g, id, self) === 'club' }],
  text: {
    en: ['Interlock', 'You may use a Club from your hand as Chain, or recast it.'],
    zh: ['连环', '你可以将一张梅花手牌当【铁索连环】使用或重铸。'],
  },
});

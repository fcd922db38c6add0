import { STRIKES } from '../core/card.ts';
import { skill } from './kinds.ts';

// Dragon Heart 龙胆, Zhao Yun. "You may use or play a Strike as a Dodge, or a Dodge as a Strike."
export const longdan = skill('longdan', {
  viewAs: [
    { as: ['dodge'], count: 1, from: 'hand', accepts: (g, _self, id) => STRIKES.has(g.faces[id]?.name ?? '') },
    { as: ['strike'], count: 1, from: 'hand', accepts: (g, _self, id) => g.faces[id]?.name === 'dodge' },
  ],
  text: {
    en: ['Dragon Heart', 'You may use or play a Strike as a Dodge, or a Dodge as a Strike.'],
    zh: ['龙胆', '你可以将一张【杀】当【闪】、一张【闪】当【杀】使用或打出。'],
  },
});

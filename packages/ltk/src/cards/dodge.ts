import { basic } from './kinds.ts';

// Dodge 闪. "Use when a Strike is used on you: the Strike has no effect on you."
export const dodge = basic('dodge', {
  text: {
    en: ['Dodge', 'Use when a Strike is aimed at you: it has no effect on you.'],
    zh: ['闪', '当【杀】对你生效前使用：抵消此【杀】。'],
  },
});

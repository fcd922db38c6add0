import { scroll } from './kinds.ts';

// Negate 无懈可击. "Use before a scroll takes effect on a target: it has no effect on that target."
export const negate = scroll('negate', {
  text: {
    en: [
      'Negate',
      'Use before a scroll takes effect on a target: it has no effect on that target. A Negate can be negated.',
    ],
    zh: ['无懈可击', '在一张锦囊牌对一名目标生效前使用：抵消该锦囊对其产生的效果。'],
  },
});

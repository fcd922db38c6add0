import { evading } from './evading.ts';

const EVADED: readonly string[] = ['snatch', 'contentment'];

const { barred, removed } = evading('qianxun', (_g, _owner, { name }) => EVADED.includes(name), {
  names: { en: 'Humility', zh: '谦逊' },
  what: { en: 'Snatch or Contentment', zh: '【顺手牵羊】或【乐不思蜀】' },
});

// Humility 谦逊, Lu Xun, compulsory. "You cannot be the target of Snatch or Contentment."
export const qianxun = barred;

// In kingdom war: "When you become the target of Snatch or Contentment, you are removed from its targets."
export const qianxunOfKingdoms = removed;

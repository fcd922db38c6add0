import { enchantment } from '../definition.ts';

// Silence 沉默. "Enchanted minion cannot use activated abilities."
export const silence = enchantment('silence', {
  cost: 1,
  silences: true,
  text: {
    en: ['Silence', 'Enchanted minion cannot use activated abilities.'],
    zh: ['沉默', '受附魔的随从不能使用启动能力。'],
  },
});

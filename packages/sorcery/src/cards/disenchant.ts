import { spell } from '../definition.ts';
import { destroyNewestEnchantment } from '../effects.ts';

// Disenchant 破魔. "Destroy the newest enchantment on target minion."
export const disenchant = spell('disenchant', {
  cost: 1,
  aim: 'minion',
  effect: destroyNewestEnchantment,
  text: {
    en: ['Disenchant', 'Destroy the newest enchantment on target minion.'],
    zh: ['破魔', '消灭目标随从身上最新的附魔。'],
  },
});

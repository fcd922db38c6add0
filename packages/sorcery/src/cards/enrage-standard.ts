import { times } from '../change.ts';
import { enchantment } from '../definition.ts';

// Enrage 激怒 (standard). "*2/*2"
export const enrageStandard = enchantment('enrage-standard', {
  cost: 2,
  attack: times(2),
  defence: times(2),
  text: {
    en: ['Enrage', 'Enchanted minion has {attack}/{defence}.'],
    zh: ['激怒', '受附魔的随从 {attack}/{defence}。'],
  },
});

import { plus, times } from '../change.ts';
import { enchantment } from '../definition.ts';

// Enrage 激怒 (f2020). "*2/-2"
export const enrage = enchantment('enrage', {
  cost: 2,
  attack: times(2),
  defence: plus(-2),
  text: {
    en: ['Enrage', 'Enchanted minion has {attack}/{defence}.'],
    zh: ['激怒', '受附魔的随从 {attack}/{defence}。'],
  },
});

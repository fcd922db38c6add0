import { plus } from '../change.ts';
import { enchantment } from '../definition.ts';

// Giant Strength 巨力. "+2/+2"
export const giantStrength = enchantment('giant-strength', {
  cost: 1,
  attack: plus(2),
  defence: plus(2),
  text: {
    en: ['Giant Strength', 'Enchanted minion has {attack}/{defence}.'],
    zh: ['巨力', '受附魔的随从 {attack}/{defence}。'],
  },
});

import { enchantment } from '../definition.ts';

// Haste 疾速. "Enchanted minion gains +1 action each turn."
export const haste = enchantment('haste', {
  cost: 1,
  actions: 1,
  text: {
    en: ['Haste', 'Enchanted minion gains +{actions} action, at once and each turn.'],
    zh: ['疾速', '受附魔的随从立即并在每回合多 {actions} 次行动。'],
  },
});

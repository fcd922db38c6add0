import { enchantment } from '../definition.ts';

// Magic Fatigue 魔力疲乏. "Enchanted minion's activated ability costs 2 more."
export const magicFatigue = enchantment('magic-fatigue', {
  cost: 0,
  abilityCost: 2,
  text: {
    en: ['Magic Fatigue', "Enchanted minion's activated ability costs {abilityCost} more."],
    zh: ['魔力疲乏', '受附魔的随从的启动能力费用增加 {abilityCost}。'],
  },
});

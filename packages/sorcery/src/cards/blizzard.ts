import { spell } from '../definition.ts';
import { damageAll } from '../effects.ts';

// Blizzard 暴风雪. "Deal 2 damage to all minions."
export const blizzard = spell('blizzard', {
  cost: 3,
  effect: damageAll(2),
  text: {
    en: ['Blizzard', 'Deal {effect.amount} damage to all minions.'],
    zh: ['暴风雪', '对所有随从造成 {effect.amount} 点伤害。'],
  },
});

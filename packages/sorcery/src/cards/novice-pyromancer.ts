import { activated, minion } from '../definition.ts';
import { damage } from '../effects.ts';

// Novice Pyromancer 见习火术师. Activated (1): "Deal 1 damage to target minion."
export const novicePyromancer = minion('novice-pyromancer', {
  cost: 1,
  attack: 0,
  defence: 1,
  abilities: [
    activated({
      cost: 1,
      aim: 'minion',
      effect: damage(1),
      text: { en: 'Deal {effect.amount} damage to target minion.', zh: '对目标随从造成 {effect.amount} 点伤害。' },
    }),
  ],
  text: { en: ['Novice Pyromancer'], zh: ['见习火术师'] },
});

import { activated, enchantment } from '../definition.ts';
import { damage } from '../effects.ts';

const text = { en: 'Deal {effect.amount} damage to target minion.', zh: '对目标随从造成 {effect.amount} 点伤害。' };

// Gift of Fire 火之馈赠, a card for testing: it grants an activated ability.
export const giftOfFire = enchantment('gift-of-fire', {
  cost: 1,
  grants: [activated({ cost: 1, aim: 'minion', effect: damage(3), text })],
  text: {
    en: [
      'Gift of Fire',
      "Enchanted minion's only ability is (1): deal {grants.activated.0.effect.amount} damage to target minion.",
    ],
    zh: ['火之馈赠', '受附魔的随从仅有能力（1）：对目标随从造成 {grants.activated.0.effect.amount} 点伤害。'],
  },
});

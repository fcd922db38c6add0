import { enchantment, startOfYourTurn, triggered } from '../definition.ts';
import { gainMagic } from '../effects.ts';

const text = {
  en: 'At the start of your turn, gain {effect.amount} magic.',
  zh: '你的回合开始时，获得 {effect.amount} 点法力。',
};

// Gift of Thrift 节俭之馈, a card for testing: it grants a triggered ability.
export const giftOfThrift = enchantment('gift-of-thrift', {
  cost: 1,
  grants: [triggered({ when: startOfYourTurn, effect: gainMagic(2), text })],
  text: {
    en: [
      'Gift of Thrift',
      "Enchanted minion's only ability is: at the start of your turn, gain {grants.triggered.0.effect.amount} magic.",
    ],
    zh: ['节俭之馈', '受附魔的随从仅有能力：你的回合开始时，获得 {grants.triggered.0.effect.amount} 点法力。'],
  },
});

import { endOfYourTurn, minion, triggered } from '../definition.ts';
import { gainAll } from '../effects.ts';

// Potion Seller 药剂商. "At the end of your turn, all your minions gain +0/+1."
export const potionSeller = minion('potion-seller', {
  cost: 2,
  attack: 1,
  defence: 3,
  abilities: [
    triggered({
      when: endOfYourTurn,
      effect: gainAll(0, 1),
      text: {
        en: 'At the end of your turn, all your minions gain +{effect.attack}/+{effect.defence}.',
        zh: '你的回合结束时，你的所有随从获得 +{effect.attack}/+{effect.defence}。',
      },
    }),
  ],
  text: { en: ['Potion Seller'], zh: ['药剂商'] },
});

import { activated, enemyMinionEnters, minion, startOfYourTurn, triggered } from '../definition.ts';
import { damage, gainMagic, grow, summon } from '../effects.ts';

// Workshop Mage 工坊法师, a card for testing: two activated and two triggered abilities on one minion.
export const workshopMage = minion('workshop-mage', {
  cost: 2,
  attack: 2,
  defence: 4,
  abilities: [
    activated({
      cost: 1,
      aim: 'minion',
      effect: damage(2),
      text: { en: 'Deal {effect.amount} damage to target minion.', zh: '对目标随从造成 {effect.amount} 点伤害。' },
    }),
    triggered({
      when: startOfYourTurn,
      effect: gainMagic(1),
      text: {
        en: 'At the start of your turn, gain {effect.amount} magic.',
        zh: '你的回合开始时，获得 {effect.amount} 点法力。',
      },
    }),
    activated({
      cost: 2,
      effect: summon('earth-elemental', 1),
      text: { en: 'Summon {effect.count} {effect.name}.', zh: '召唤 {effect.count} 个{effect.name}。' },
    }),
    triggered({
      when: enemyMinionEnters,
      effect: grow(1, 0),
      text: {
        en: "Whenever an opponent's minion enters play, gain +{effect.attack}/+{effect.defence}.",
        zh: '每当对手的随从进场，获得 +{effect.attack}/+{effect.defence}。',
      },
    }),
  ],
  text: { en: ['Workshop Mage'], zh: ['工坊法师'] },
});

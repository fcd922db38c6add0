import { ritual, startOfYourTurn } from '../definition.ts';
import { gainMagic } from '../effects.ts';

// Dark Ritual 黑暗仪式. "At the start of your turn, gain 1 magic."
export const darkRitual = ritual('dark-ritual', {
  cost: 0,
  activation: 1,
  charges: 5,
  when: startOfYourTurn,
  effect: gainMagic(1),
  text: {
    en: ['Dark Ritual', 'At the start of your turn, gain {effect.amount} magic.'],
    zh: ['黑暗仪式', '你的回合开始时，获得 {effect.amount} 点法力。'],
  },
});

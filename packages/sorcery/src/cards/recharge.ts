import { spell } from '../definition.ts';
import { gainCharges } from '../effects.ts';

// Recharge 充能. "Your ritual gains 3 charges."
export const recharge = spell('recharge', {
  cost: 1,
  effect: gainCharges(3),
  text: {
    en: ['Recharge', 'Your ritual gains {effect.amount} charges.'],
    zh: ['充能', '你的仪式获得 {effect.amount} 点充能。'],
  },
});

import { minion } from '../definition.ts';

// Air Elemental 气元素. Minion, no text.
export const airElemental = minion('air-elemental', {
  cost: 0,
  attack: 1,
  defence: 1,
  subtype: 'elemental',
  text: { en: ['Air Elemental'], zh: ['气元素'] },
});

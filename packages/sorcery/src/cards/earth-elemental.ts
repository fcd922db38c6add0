import { minion } from '../definition.ts';

// Earth Elemental 土元素. Minion, no text.
export const earthElemental = minion('earth-elemental', {
  cost: 3,
  attack: 4,
  defence: 4,
  subtype: 'elemental',
  text: { en: ['Earth Elemental'], zh: ['土元素'] },
});

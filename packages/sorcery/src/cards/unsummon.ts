import { spell } from '../definition.ts';
import { returnToHand } from '../effects.ts';

// Unsummon 遣返. "Return target minion to its owner's hand."
export const unsummon = spell('unsummon', {
  cost: 1,
  aim: 'minion',
  effect: returnToHand,
  text: { en: ['Unsummon', "Return target minion to its owner's hand."], zh: ['遣返', '将目标随从移回其拥有者手中。'] },
});

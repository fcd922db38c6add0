import { spell } from '../definition.ts';
import { destroy } from '../effects.ts';

// Banish 放逐. "Destroy target minion or ritual."
export const banish = spell('banish', {
  cost: 2,
  aim: 'minion-or-ritual',
  effect: destroy,
  text: { en: ['Banish', 'Destroy target minion or ritual.'], zh: ['放逐', '消灭目标随从或仪式。'] },
});

import { minionEnters, ritual } from '../definition.ts';
import { destroy } from '../effects.ts';

// Standstill 静滞. "Whenever a minion enters play, destroy it."
export const standstill = ritual('standstill', {
  cost: 3,
  activation: 2,
  charges: 4,
  when: minionEnters,
  effect: destroy,
  text: {
    en: ['Standstill', 'Whenever a minion enters play, destroy it.'],
    zh: ['静滞', '每当有随从进场，将其消灭。'],
  },
});

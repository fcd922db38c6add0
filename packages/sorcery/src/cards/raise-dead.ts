import { spell } from '../definition.ts';
import { raise } from '../effects.ts';

// Raise Dead 亡者复生. "Resurrect the top minion of your graveyard and set its defence to 1."
export const raiseDead = spell('raise-dead', {
  cost: 1,
  effect: raise(1),
  text: {
    en: ['Raise Dead', 'Resurrect the top minion of your graveyard and set its defence to {effect.defence}.'],
    zh: ['亡者复生', '复活你坟场顶的随从，其防御变为 {effect.defence}。'],
  },
});

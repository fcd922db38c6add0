import { spell } from '../definition.ts';
import { destroyEnemyRitual } from '../effects.ts';

// Nullify 废除. "Destroy the enemy ritual."
export const nullify = spell('nullify', {
  cost: 2,
  effect: destroyEnemyRitual,
  text: { en: ['Nullify', 'Destroy the enemy ritual.'], zh: ['废除', '消灭对手的仪式。'] },
});

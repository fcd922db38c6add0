import { Habits } from '../habits.ts';
import type { Mind } from '../minds.ts';
import { habitWeights } from './habit-weights.ts';
import { heroWorths } from './hero-worths.ts';
import { kingdomFit } from './kingdom-belief.ts';
import { kingdomsLeaf, MARGIN } from './leaf.ts';
import { pairWorthBy } from './pair-worth.ts';
import { kingdomsWeights } from './weights.ts';

export const mind: Mind = {
  leaf: kingdomsLeaf(kingdomsWeights),
  fit: kingdomFit,
  margin: MARGIN,
  pairWorth: pairWorthBy(heroWorths),
  habits: Habits.of(habitWeights),
};

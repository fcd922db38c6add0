import { Habits } from '../habits.ts';
import type { Mind } from '../minds.ts';
import { kingdomsExpertWeights } from './expert-weights.ts';
import { habitWeights } from './habit-weights.ts';
import { heroWorths } from './hero-worths.ts';
import { kingdomFit } from './kingdom-belief.ts';
import { kingdomsLeaf, MARGIN } from './leaf.ts';
import { pairWorthBy } from './pair-worth.ts';

export const mind: Mind = {
  leaf: kingdomsLeaf(kingdomsExpertWeights),
  fit: kingdomFit,
  margin: MARGIN,
  pairWorth: pairWorthBy(heroWorths),
  habits: Habits.of(habitWeights),
};

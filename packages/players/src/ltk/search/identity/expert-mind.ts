import { Habits } from '../habits.ts';
import type { Mind } from '../minds.ts';
import { identityExpertWeights } from './expert-weights.ts';
import { habitWeights } from './habit-weights.ts';
import { identityLeaf } from './leaf.ts';
import { roleFit } from './role-belief.ts';

export const mind: Mind = {
  ...identityLeaf(identityExpertWeights),
  fit: roleFit,
  habits: Habits.of(habitWeights),
};

import type { Mind } from '../minds.ts';
import { kingdomsExpertWeights } from './expert-weights.ts';
import { kingdomFit } from './kingdom-belief.ts';
import { kingdomsLeaf } from './leaf.ts';

export const mind: Mind = { leaf: kingdomsLeaf(kingdomsExpertWeights), fit: kingdomFit };

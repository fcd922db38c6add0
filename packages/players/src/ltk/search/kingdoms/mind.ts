import type { Mind } from '../minds.ts';
import { kingdomFit } from './kingdom-belief.ts';
import { kingdomsLeaf } from './leaf.ts';
import { kingdomsWeights } from './weights.ts';

export const mind: Mind = { leaf: kingdomsLeaf(kingdomsWeights), fit: kingdomFit };

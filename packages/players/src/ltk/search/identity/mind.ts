import type { Mind } from '../minds.ts';
import { identityLeaf } from './leaf.ts';
import { roleFit } from './role-belief.ts';
import { identityWeights } from './weights.ts';

export const mind: Mind = { ...identityLeaf(identityWeights), fit: roleFit };

import type { Mind } from '../minds.ts';
import { kingdomsExpertWeights } from './expert-weights.ts';
import { kingdomsLeaf } from './leaf.ts';
import { mind as learned } from './mind.ts';

export const mind: Mind = { ...learned, leaf: kingdomsLeaf(kingdomsExpertWeights) };

import type { Seat } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk/public';
import type { Leaf } from '../../search/playout.ts';
import type { Fit } from '../../search/worlds.ts';
import type { Deeds } from '../deeds.ts';
import { identityExpertWeights } from './identity/expert-weights.ts';
import { identityLeaf } from './identity/leaf.ts';
import { roleFit } from './identity/role-belief.ts';
import { identityWeights } from './identity/weights.ts';
import { kingdomsExpertWeights } from './kingdoms/expert-weights.ts';
import { kingdomFit } from './kingdoms/kingdom-belief.ts';
import { kingdomsLeaf } from './kingdoms/leaf.ts';
import { kingdomsWeights } from './kingdoms/weights.ts';

/** What a searcher knows of a mode: how a world looks for a seat, and which worlds explain what was seen. */
export interface Mind {
  readonly leaf: Leaf<Ltk>;
  readonly fit: (view: View, seat: Seat, deeds: Deeds) => Fit<Ltk>;
}

export type Minds = Readonly<Record<View['mode'], Mind>>;

/** What was learned from games of strategists … */
export const learned: Minds = {
  identity: { leaf: identityLeaf(identityWeights), fit: roleFit },
  kingdoms: { leaf: kingdomsLeaf(kingdomsWeights), fit: kingdomFit },
};

/** … and from games of those who had learned that. */
export const refined: Minds = {
  identity: { leaf: identityLeaf(identityExpertWeights), fit: roleFit },
  kingdoms: { leaf: kingdomsLeaf(kingdomsExpertWeights), fit: kingdomFit },
};

/** What was learned, by somebody for whom all worlds are alike: to measure what belief is worth. */
export const unbelieved: Minds = {
  identity: { ...learned.identity, fit: () => () => 1 },
  kingdoms: { ...learned.kingdoms, fit: () => () => 1 },
};

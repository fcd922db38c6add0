import type { Seat, World } from '@cardwright/engine';
import type { Ltk } from '@cardwright/ltk/public';
import type { Leaf } from '../../../search/playout.ts';
import { judgementBy, type Weights } from '../../../search/weights.ts';
import { readTable } from './table.ts';

/** Where the leaf sees less between two choices than this, played games saw nothing: what a strategist would do is as good. */
export const MARGIN = 0.01;

/** A seat's chance to win an imagined world, all heroes and hands open. The dead win with their kingdom. */
export function kingdomsLeaf(weights: Weights): Leaf<Ltk> {
  const judgement = judgementBy(weights);
  return (world: World<Ltk>, seat: Seat) => {
    const { net, kinds, position } = judgement();
    readTable(world.glance('all'), seat, kinds, position);
    return net.judge(position)[0] as number;
  };
}

import type { Outcome, Seat, World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { Position } from '../../search/position.ts';
import { kindsOf, netOf } from '../../search/weights.ts';
import { readTable } from './table.ts';
import { sorceryWeights } from './weights.ts';

const net = netOf(sorceryWeights);
const kinds = kindsOf(sorceryWeights);
const position = new Position(sorceryWeights.shape);

/** A seat's chance to win an imagined world, both hands open. */
export function leaf(world: World<Sorcery>, seat: Seat): number {
  if (world.decision === null) return (world.outcome as Outcome).scores[seat] as number;
  const view = world.view('all');
  readTable(view, kinds, position);
  return net.judge(position)[view.active === seat ? 0 : 1] as number;
}

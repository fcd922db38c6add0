import type { Outcome, Seat, World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { Position } from '../../search/position.ts';
import { kindsOf, netOf } from '../../search/weights.ts';
import { readTable } from './table.ts';
import { sorceryWeights } from './weights.ts';

const net = netOf(sorceryWeights);
const kinds = kindsOf(sorceryWeights);
const position = new Position(sorceryWeights.shape);

/** A seat's chance to win an imagined world, both hands open, and the turn it is. */
export function judge(world: World<Sorcery>, seat: Seat): { chance: number; turn: number } {
  const view = world.view('all');
  const { turn } = view;
  if (world.decision === null) return { chance: (world.outcome as Outcome).scores[seat] as number, turn };
  readTable(view, kinds, position);
  return { chance: net.judge(position)[view.active === seat ? 0 : 1] as number, turn };
}

export const leaf = (world: World<Sorcery>, seat: Seat): number => judge(world, seat).chance;

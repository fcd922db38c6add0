import type { Outcome, Seat, World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { judgementBy, type Weights } from '../../search/weights.ts';
import { readTable } from './table.ts';

/** A seat's chance to win an imagined world, both hands open, and the turn it is. */
export type Judge = (world: World<Sorcery>, seat: Seat) => { chance: number; turn: number };

export function judgeBy(weights: Weights): Judge {
  const judgement = judgementBy(weights);
  return (world, seat) => {
    const { net, kinds, position } = judgement();
    const view = world.glance('all');
    const { turn } = view;
    if (world.decision === null) return { chance: (world.outcome as Outcome).scores[seat] as number, turn };
    readTable(view, kinds, position);
    return { chance: net.judge(position)[view.active === seat ? 0 : 1] as number, turn };
  };
}

import type { Outcome, Seat, World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { type Judgement, judgementBy, type Weights } from '../../search/weights.ts';
import { readTable } from './table.ts';

/** Puts a table into a position. */
type Read = typeof readTable;

/** A seat's chance to win an imagined world, both hands open, and the turn it is. */
export type Judge = (world: World<Sorcery>, seat: Seat) => { chance: number; turn: number };

/** By a net that is at hand … */
export const judgeWith =
  ({ net, kinds, position }: Judgement, read: Read = readTable): Judge =>
  (world, seat) => {
    const view = world.glance('all');
    const { turn } = view;
    if (world.decision === null) return { chance: (world.outcome as Outcome).scores[seat] as number, turn };
    read(view, kinds, position);
    return { chance: net.judge(position)[view.active === seat ? 0 : 1] as number, turn };
  };

/** … and by one from a file, unpacked when somebody is first judged. */
export function judgeBy(weights: Weights, read: Read = readTable): Judge {
  const judgement = judgementBy(weights);
  let judge: Judge | undefined;
  return (world, seat) => {
    judge ??= judgeWith(judgement(), read);
    return judge(world, seat);
  };
}

import type { Seat, World } from '@cardwright/engine';
import type { Ltk, PlayerView } from '@cardwright/ltk/public';
import type { Leaf } from '../../../search/playout.ts';
import { judgementBy, type Weights } from '../../../search/weights.ts';
import { readTable, sideOf } from './table.ts';

/** A seat's chance to win an imagined world, all its roles and hands open. A spy must outlive everybody, other spies too. */
export function identityLeaf(weights: Weights): Leaf<Ltk> {
  const judgement = judgementBy(weights);
  return (world: World<Ltk>, seat: Seat) => {
    const { net, kinds, position } = judgement();
    const view = world.glance('all');
    readTable(view, kinds, position);
    const chances = net.judge(position);
    const { role, alive } = view.players[seat] as PlayerView;
    if (role === null) return 1 / view.players.length;
    const chance = chances[sideOf(role)] as number;
    if (role !== 'spy') return chance;
    const spies = view.players.filter((player) => player.alive && player.role === 'spy').length;
    return alive ? chance / spies : 0;
  };
}

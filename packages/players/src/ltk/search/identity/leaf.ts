import type { Seat } from '@cardwright/engine';
import type { Ltk, PlayerView, View } from '@cardwright/ltk/public';
import type { Leaf, Leaves } from '../../../search/playout.ts';
import { judgementBy, type Weights } from '../../../search/weights.ts';
import { readTable, sideOf } from './table.ts';

interface IdentityLeaf {
  readonly leaf: Leaf<Ltk>;
  readonly leaves: Leaves<Ltk>;
}

/** Chances to win an imagined world, all its roles and hands open. */
export function identityLeaf(weights: Weights): IdentityLeaf {
  const judgement = judgementBy(weights);
  const chancesIn = (view: View): Float32Array => {
    const { net, kinds, position } = judgement();
    readTable(view, kinds, position);
    return net.judge(position);
  };
  return {
    leaf: (world, seat) => {
      const view = world.glance('all');
      return chanceOf(view, chancesIn(view), seat);
    },
    leaves: (world) => {
      const view = world.glance('all');
      const chances = chancesIn(view);
      return view.players.map((_, seat) => chanceOf(view, chances, seat));
    },
  };
}

/** A seat's share of its side's chance. A spy must outlive everybody, other spies too. */
function chanceOf({ players }: View, chances: Float32Array, seat: Seat): number {
  const { role, alive } = players[seat] as PlayerView;
  if (role === null) return 1 / players.length;
  const chance = chances[sideOf(role)] as number;
  if (role !== 'spy') return chance;
  const spies = players.filter((player) => player.alive && player.role === 'spy').length;
  return alive ? chance / spies : 0;
}

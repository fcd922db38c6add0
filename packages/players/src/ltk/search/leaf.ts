import type { Seat, World } from '@cardwright/engine';
import type { Ltk, PlayerView, View } from '@cardwright/ltk/public';
import { Position } from '../../search/position.ts';
import { kindsOf, netOf } from '../../search/weights.ts';
import { readTable, sideOf } from './table.ts';
import { identityWeights } from './weights.ts';

const net = netOf(identityWeights);
const heroes = kindsOf(identityWeights);
const position = new Position(identityWeights.shape);

/** A seat's chance to win an imagined world, all its roles and hands open. A spy must outlive everybody, other spies too. */
export function leaf(world: World<Ltk>, seat: Seat): number {
  const view = world.glance('all');
  readTable(view, heroes, position);
  return chanceOf(view, net.judge(position), seat);
}

/** Every seat's chance. */
export function leaves(world: World<Ltk>): number[] {
  const view = world.glance('all');
  readTable(view, heroes, position);
  const chances = net.judge(position);
  return view.players.map((_, seat) => chanceOf(view, chances, seat));
}

function chanceOf({ players }: View, chances: Float32Array, seat: Seat): number {
  const { role, alive } = players[seat] as PlayerView;
  if (role === null) return 1 / players.length;
  const chance = chances[sideOf(role)] as number;
  if (role !== 'spy') return chance;
  const spies = players.filter((player) => player.alive && player.role === 'spy').length;
  return alive ? chance / spies : 0;
}

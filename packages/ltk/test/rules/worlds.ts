import { type Seat, seedRng } from '@cardwright/engine';
import type { Player, State } from '../../src/core/state.ts';
import { imagine } from '../../src/imagine.ts';
import { ltkIdentity } from '../../src/index.ts';
import { type Setting, table } from '../table.ts';

/** A table to be changed by hand, with as many cards in the deck as are said; the others are discarded. */
export function position(players: Readonly<Record<string, Setting>>, deck: readonly string[] = []): State {
  const { table: t } = table(players, { deck });
  const s = ltkIdentity.clone(t.match.state);
  s.discard.push(...s.deck.splice(0, s.deck.length - deck.length));
  return s;
}

export const playerIn = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** What the seat imagines, by the seed. */
export function worldOf(s: State, seat: Seat, seed: number): State {
  const world = ltkIdentity.clone(s);
  imagine(world, seat, seedRng(seed));
  return world;
}

/** How often each of the values came up in so many worlds. */
export function tally<V>(worlds: number, look: (seed: number) => V): Map<V, number> {
  const counts = new Map<V, number>();
  for (let seed = 0; seed < worlds; seed++) {
    const value = look(seed);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Each about as often as another: nobody more than a quarter off. */
export const isEven = (counts: ReadonlyMap<unknown, number>): boolean => {
  const even = [...counts.values()].reduce((sum, count) => sum + count, 0) / counts.size;
  return [...counts.values()].every((count) => Math.abs(count - even) < even / 4);
};

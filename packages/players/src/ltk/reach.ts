import type { Seat } from '@cardwright/engine';
import type { View } from '@cardwright/ltk/public';
import { isFoe, type Thinking } from './thinking.ts';
import { faceOf } from './worth.ts';

/** How far it is from one seat to another, by the living between them and the mounts; skills are left out. */
export function distanceTo({ players }: View, from: Seat, to: Seat): number {
  let [living, between] = [0, 0];
  const n = players.length;
  for (let step = 0; step < n; step++) {
    const seat = (from + step) % n;
    if (players[seat]?.alive !== true) continue;
    if (seat === to) between = living;
    living++;
  }
  const ring = Math.min(between, living - between);
  const mounts = ((players[to]?.slots.plus ?? -1) >= 0 ? 1 : 0) - ((players[from]?.slots.minus ?? -1) >= 0 ? 1 : 0);
  return Math.max(1, ring + mounts);
}

/** How far a seat's Strike reaches. */
export function rangeOf(view: View, seat: Seat): number {
  const weapon = view.players[seat]?.slots.weapon ?? -1;
  return weapon < 0 ? 1 : (faceOf(view, weapon)?.facts.range ?? 1);
}

/** Whether there is an enemy, other than this seat itself, that it reaches with this range. */
export const isFoeInReachOf = (t: Thinking, seat: Seat, range: number): boolean =>
  t.view.players.some(
    (each) => each.alive && each.seat !== seat && isFoe(t, each.seat) && distanceTo(t.view, seat, each.seat) <= range,
  );

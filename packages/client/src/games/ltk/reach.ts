import type { Language, Seat } from '@cardwright/engine';
import { type Reach, reachOf, type View } from '@cardwright/ltk';
import type { Far } from './face.ts';
import { STAGE_WORDS } from './words.ts';

const known = new WeakMap<View, Reach | null>();

/** The viewer's reach, worked out once for a view; null where the viewer has none. */
function ownReach(view: View): Reach | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const own = view.seat === null ? undefined : view.players[view.seat];
  const reach = own === undefined || !own.alive || own.heroes.length === 0 ? null : reachOf(view, own.seat);
  known.set(view, reach);
  return reach;
}

/** How far a player is from the viewer, and whether the viewer's attack reaches there. */
export function farFrom(view: View, seat: Seat, language: Language): Far | null {
  const reach = ownReach(view);
  const distance = reach?.distances[seat] ?? null;
  if (reach === null || distance === null || view.stage === 'heroes') return null;
  const isWithin = distance <= reach.range;
  const words = STAGE_WORDS[language];
  return { distance, isWithin, reach: isWithin ? words.inRange : words.outOfRange };
}

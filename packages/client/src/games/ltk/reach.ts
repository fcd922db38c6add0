import type { Language, Seat } from '@cardwright/engine';
import type { View } from '@cardwright/ltk';
import type { SeatDistance } from './face.ts';
import { STAGE_WORDS } from './words.ts';

/** How far a player is from the viewer, and whether the viewer's attack reaches there. */
export function farFrom({ reach }: View, seat: Seat, language: Language): SeatDistance | null {
  const distance = reach?.distances[seat] ?? null;
  if (reach === null || distance === null) return null;
  const isWithin = distance <= reach.range;
  const words = STAGE_WORDS[language];
  return { distance, isWithin, reach: isWithin ? words.inRange : words.outOfRange };
}

import type { Seat } from '@cardwright/engine';
import type { Now } from './state.ts';

/** Takes note, for everybody to see, that one player did something to another's harm. */
export function noteHarm(g: Now, by: Seat, to: Seat): void {
  if (by !== to) g.state.harm[by]![to]!++;
}

import type { Seat } from '@cardwright/engine';
import { type Card, STRIKES } from './card.ts';
import { type Now, playerAt } from './state.ts';

/** The mark, for the rest of the turn, of whoever used or played a Strike in its own play phase. */
export const STRUCK = 'struck';

/** Remembers that a seat uses or plays this card, if it is a Strike in that seat's play phase. */
export function noteStrike(g: Now, seat: Seat, { name }: Card): void {
  if (!STRIKES.has(name) || g.state.current !== seat || !g.state.acting) return;
  const { turnMarks } = playerAt(g, seat);
  turnMarks[STRUCK] = (turnMarks[STRUCK] ?? 0) + 1;
}

import type { Seat } from '@cardwright/engine';
import { fire, listeners } from './moment.ts';
import { type Asks, isAlive, NOTHING, type Now, type Phase, playerAt } from './state.ts';

export const endPhase = (g: Now, seat: Seat, phase: Phase): Asks =>
  isAlive(g, seat) && listeners(g)['phase-ended'].length > 0
    ? fire(g, 'phase-ended', { seat, phase, cards: [] })
    : NOTHING;

/** How many Strikes and Wines a hero has used counts for one play phase only. */
export function forgetUses(g: Now, seat: Seat): void {
  const player = playerAt(g, seat);
  player.strikes = 0;
  player.wines = 0;
}

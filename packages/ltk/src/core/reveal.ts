import type { Seat } from '@cardwright/engine';
import { modeOf } from './mode.ts';
import type { Asks, Now } from './state.ts';

/** Turns up one of a player's hidden heroes. */
export const reveal = (g: Now, seat: Seat, hero: number): Asks => modeOf(g).reveal(g, seat, hero);

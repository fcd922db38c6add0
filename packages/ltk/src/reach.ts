import type { Seat } from '@cardwright/engine';
import { attackRange, distance } from './core/seats.ts';
import type { Now, State } from './core/state.ts';
import { physicalCards } from './decks/deck.ts';

/** How far a seat's attack reaches, and how far everybody is from it. All that counts for it is public. */
export interface Reach {
  readonly range: number;
  readonly distances: readonly (number | null)[]; // null for the dead and for oneself
}

/** A seat's reach; null for the dead, and before there are heroes. */
export function reachOf(state: State, seat: Seat): Reach | null {
  if (state.stage === 'heroes' || state.players[seat]?.alive !== true) return null;
  const g: Now = { state, emit: undefined, asksForced: false, faces: physicalCards(state.options.deck) };
  return {
    range: attackRange(g, seat),
    distances: state.players.map(({ alive }, other) => (alive && other !== seat ? distance(g, seat, other) : null)),
  };
}

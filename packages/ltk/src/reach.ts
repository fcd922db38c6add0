import type { Seat } from '@cardwright/engine';
import { attackRange, distance } from './core/seats.ts';
import { type Now, newPlayer, type State } from './core/state.ts';
import { physicalCards } from './decks/deck.ts';
import type { View } from './view.ts';

/** How far a seat's attack reaches, and how far everybody is from it. */
export interface Reach {
  readonly range: number;
  readonly distances: readonly (number | null)[]; // null for the dead and for oneself
}

/** What a viewer can tell of a seat's reach: all that counts for it is public. */
export function reachOf(view: View, seat: Seat): Reach {
  const players = view.players.map((player) => ({
    ...newPlayer(player.role),
    ...player,
    heroes: player.heroes.filter((_, i) => player.revealed[i] === true), // hidden ones, known or not, change nothing
    revealed: player.revealed.filter(Boolean),
    hand: Array.from({ length: player.cards }, () => -1),
  }));
  const state = { ...view, players } as unknown as State;
  const g: Now = { state, emit: undefined, asksForced: false, faces: physicalCards(view.options.deck) };
  return {
    range: attackRange(g, seat),
    distances: view.players.map(({ alive }, other) => (alive && other !== seat ? distance(g, seat, other) : null)),
  };
}

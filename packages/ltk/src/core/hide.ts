import type { Seat } from '@cardwright/engine';
import { skillsChanged } from './skill-index.ts';
import { type HeroId, type Now, PLACES, playerAt } from './state.ts';

/** Turns a hero face down again. Everybody remembers who it is; what was claimed stays claimed. */
export function hide(g: Now, seat: Seat, hero: number): void {
  const player = playerAt(g, seat);
  player.revealed[hero] = false;
  player.seen[hero] = (1 << g.state.players.length) - 1;
  skillsChanged(g);
  g.emit?.({ type: 'hero-hidden', seat, hero: player.heroes[hero] as HeroId, pick: PLACES[hero] as string });
}

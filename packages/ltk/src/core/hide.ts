import type { Seat } from '@cardwright/engine';
import { outlive } from './gain.ts';
import { skillsChanged } from './skill-index.ts';
import { type Asks, type HeroId, type Now, PLACES, playerAt } from './state.ts';

/** Turns a hero face down again. Everybody remembers who it is; what was claimed stays claimed. */
export function* hide(g: Now, seat: Seat, hero: number): Asks {
  const player = playerAt(g, seat);
  const id = player.heroes[hero] as HeroId;
  player.revealed = player.revealed.with(hero, false);
  player.seen = player.seen.with(hero, (1 << g.state.players.length) - 1);
  skillsChanged(g);
  g.emit?.({ type: 'hero-hidden', seat, hero: id, pick: PLACES[hero] as string });
  yield* outlive(g, seat);
}

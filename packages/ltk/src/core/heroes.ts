import type { Seat } from '@cardwright/engine';
import { heroNamed } from './definitions.ts';
import { type Gender, type HeroId, type Kingdom, type Now, playerAt } from './state.ts';

/** The kingdom everybody knows a player to be of; null while hidden, and for careerists. */
export function kingdomOf(g: Now, seat: Seat): Kingdom | null {
  const player = playerAt(g, seat);
  if (g.state.mode === 'kingdoms') return player.claimed === 'careerist' ? null : player.claimed;
  const hero = player.shape ?? player.heroes[0];
  return hero === undefined ? null : heroNamed('identity', hero).kingdom;
}

export const isOfKingdom = (g: Now, seat: Seat, kingdom: Kingdom): boolean => kingdomOf(g, seat) === kingdom;

/** The gender of the first hero turned up; none while all are hidden. */
export function genderOf(g: Now, seat: Seat): Gender | null {
  const player = playerAt(g, seat);
  if (player.shape !== null) return heroNamed(g.state.mode, player.shape).gender;
  const shown = player.revealed.indexOf(true);
  return shown < 0 ? null : heroNamed(g.state.mode, player.heroes[shown] as HeroId).gender;
}

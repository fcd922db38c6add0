import type { Seat } from '@cardwright/engine';
import { heroNamed } from './definitions.ts';
import { type Gender, type HeroId, type Kingdom, type Now, playerAt, type State } from './state.ts';

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

/** Whether one more of a kingdom, besides so many others, would be more than half of all who began. The dead count. */
export const isFull = (s: State, kingdom: Kingdom, besides = 0): boolean =>
  s.players.filter(({ claimed }) => claimed === kingdom).length + besides + 1 > s.players.length / 2;

/** The kingdom a player is of, or would be of on revealing a hero (null: of none but its own). Only its owner may be told. */
export function ownKingdom(g: Now, seat: Seat): Kingdom | null {
  const { claimed, heroes } = playerAt(g, seat);
  if (g.state.mode !== 'kingdoms' || claimed !== null) return kingdomOf(g, seat);
  const { kingdom } = heroNamed('kingdoms', heroes[0] as HeroId);
  return isFull(g.state, kingdom) ? null : kingdom;
}

/** Whether somebody is known to be of a player's own kingdom; a player always is of its own. */
export const isOfOwnKingdom = (g: Now, self: Seat, other: Seat): boolean =>
  other === self || (kingdomOf(g, other) !== null && kingdomOf(g, other) === ownKingdom(g, self));

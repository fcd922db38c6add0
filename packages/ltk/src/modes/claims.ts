import type { Seat } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import { isFull } from '../core/heroes.ts';
import type { HeroId, Kingdom, Player, State } from '../core/state.ts';

/** The kingdom printed on a player's heroes. */
export const trueKingdom = (player: Player): Kingdom => heroNamed('kingdoms', player.heroes[0] as HeroId).kingdom;

/**
 * The kingdom (or `careerist`) all the living fight for, or null while there are several or somebody cannot be counted: by the
 * rules of the course whoever has not claimed, by the official ones only who would be a careerist.
 */
export function onlySide(s: State): Kingdom | 'careerist' | null {
  let only: Kingdom | 'careerist' | null = null;
  const joining: Partial<Record<Kingdom, number>> = {};
  for (const player of s.players) {
    if (!player.alive) continue;
    const side = player.claimed ?? unclaimed(s, player, joining);
    if (side === null || (only !== null && (side !== only || side === 'careerist'))) return null; // careerists are alone, each
    only = side;
  }
  return only;
}

/** What somebody who has claimed nothing fights for, counting who would join each kingdom before. */
function unclaimed(s: State, player: Player, joining: Partial<Record<Kingdom, number>>): Kingdom | null {
  if (s.options.rules !== 'official') return null;
  const kingdom = trueKingdom(player);
  const before = joining[kingdom] ?? 0;
  joining[kingdom] = before + 1;
  return isFull(s, kingdom, before) ? null : kingdom;
}

export const livingSeats = (s: State): Seat[] => s.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));

import type { Seat } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import { isFull } from '../core/heroes.ts';
import type { HeroId, Kingdom, Player, State } from '../core/state.ts';

/** The kingdom printed on a player's heroes. */
export const trueKingdom = (player: Player): Kingdom => heroNamed('kingdoms', player.heroes[0] as HeroId).kingdom;

/**
 * What each of the living fights for: a kingdom, or as a careerist for itself. Null where nobody can say: by the rules
 * of the course whoever has not claimed, by the official ones only who would be a careerist.
 */
function sides(s: State): (string | null)[] {
  const joining: Partial<Record<Kingdom, number>> = {};
  return s.players.flatMap((player, seat) => {
    if (!player.alive) return [];
    if (player.claimed !== null) return [player.claimed === 'careerist' ? `careerist ${seat}` : player.claimed];
    if (s.options.rules !== 'official') return [null];
    const kingdom = trueKingdom(player);
    const before = joining[kingdom] ?? 0;
    joining[kingdom] = before + 1;
    return [isFull(s, kingdom, before) ? null : kingdom];
  });
}

/** The kingdom (or `careerist`) all the living fight for, or null while there are several or somebody cannot be counted. */
export function onlySide(s: State): Kingdom | 'careerist' | null {
  const [first, ...rest] = sides(s);
  if (first === null || first === undefined || rest.some((side) => side !== first)) return null;
  return first.startsWith('careerist') ? 'careerist' : (first as Kingdom);
}

export const livingSeats = (s: State): Seat[] => s.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));

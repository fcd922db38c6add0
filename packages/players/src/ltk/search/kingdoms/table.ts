import type { Seat } from '@cardwright/engine';
import type { Kingdom, PlayerView, View } from '@cardwright/ltk/public';
import type { NetShape, Position } from '../../../search/position.ts';
import { placesLeft, printedKingdom } from '../../kingdom-attitude.ts';
import { nextOf, places, readSeat, SEAT_FEATURES } from '../seat-features.ts';

const { several } = places(SEAT_FEATURES);

/** What is said of a seat in this mode besides. */
const AT = {
  isSelf: several(1),
  isFellow: several(1),
  claimed: several(1),
  careerist: several(1),
  head: several(1), //     it is turned up
  deputy: several(1),
  camp: several(1), //     how many of the living fight for its side
  official: several(1), // the rules
};

/** Groups: the seat that asks, its side, the strongest of the others, the next, the rest, whoever's turn it is, whoever is next. */
const SELF = 0;
const FELLOWS = 1;
const FOES = 2;
const LAST_FOES = 4;
const CURRENT = 5;
const NEXT = 6;

export const shapeFor = (heroes: readonly string[]): NetShape => ({
  features: several(0),
  names: 2,
  kinds: heroes.length + 1,
  groups: NEXT + 1,
  hidden: 32,
  outputs: 2, // the seat that asks wins, or not
});

/**
 * What every seat fights for: what it has claimed, or would if all of the others claimed in turn; a careerist fights for itself, and
 * has its own seat for a side.
 */
function campsOf(view: View): readonly (Kingdom | Seat)[] {
  const { players, current } = view;
  const camps: (Kingdom | Seat)[] = players.map(({ seat, claimed }) =>
    claimed === null || claimed === 'careerist' ? seat : claimed,
  );
  const joined = new Map<Kingdom, number>();
  for (let step = 0; step < players.length; step++) {
    const seat = (current + step) % players.length;
    const kingdom = players[seat]?.claimed === null ? printedKingdom(view, seat) : null;
    if (kingdom === null) continue;
    const before = joined.get(kingdom) ?? 0;
    if (placesLeft(view, kingdom) > before) camps[seat] = kingdom;
    joined.set(kingdom, before + 1);
  }
  return camps;
}

/** How strong each side is that has somebody alive. */
function strengths(players: readonly PlayerView[], camps: readonly (Kingdom | Seat)[]): Map<Kingdom | Seat, number> {
  const found = new Map<Kingdom | Seat, number>();
  for (const { seat, alive, hp, cards } of players) {
    if (!alive) continue;
    const camp = camps[seat] as Kingdom | Seat;
    found.set(camp, (found.get(camp) ?? 0) + Math.max(0, hp) + cards / 2 + 1);
  }
  return found;
}

/** Puts an open table into a position as one seat looks at it: the living, by whether they are of its side. */
export function readTable(view: View, self: Seat, heroes: ReadonlyMap<string, number>, position: Position): void {
  const { players, current, options } = view;
  const next = nextOf(view);
  const camps = campsOf(view);
  const own = camps[self];
  const foes = [...strengths(players, camps)].filter(([camp]) => camp !== own).sort((a, b) => b[1] - a[1]);
  const groupOf = (seat: Seat): number => {
    if (seat === self) return SELF;
    if (camps[seat] === own) return FELLOWS;
    return Math.min(LAST_FOES, FOES + foes.findIndex(([camp]) => camp === camps[seat]));
  };
  position.clear();
  const { features } = position;
  for (const player of players) {
    const { seat, alive, claimed, revealed } = player;
    if (!alive) continue;
    const [head = '', deputy = ''] = player.heroes;
    const groups = (1 << groupOf(seat)) | (seat === current ? 1 << CURRENT : 0) | (seat === next ? 1 << NEXT : 0);
    const at = position.add(heroes.get(head ?? '') ?? 0, groups, heroes.get(deputy ?? '') ?? 0);
    readSeat(view, player, features, at);
    features[at + AT.isSelf] = seat === self ? 1 : 0;
    features[at + AT.isFellow] = camps[seat] === own ? 1 : 0;
    features[at + AT.claimed] = claimed === null ? 0 : 1;
    features[at + AT.careerist] = typeof camps[seat] === 'number' ? 1 : 0;
    features[at + AT.head] = revealed[0] === true ? 1 : 0;
    features[at + AT.deputy] = revealed[1] === true ? 1 : 0;
    features[at + AT.camp] = players.reduce(
      (n, each) => n + (each.alive && camps[each.seat] === camps[seat] ? 1 : 0),
      0,
    );
    features[at + AT.official] = options.rules === 'official' ? 1 : 0;
  }
}

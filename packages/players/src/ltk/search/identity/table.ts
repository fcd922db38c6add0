import type { Role, View } from '@cardwright/ltk/public';
import type { NetShape, Position } from '../../../search/position.ts';
import { nextOf, readSeat, SEAT_FEATURES } from '../seat-features.ts';

const ROLES: readonly Role[] = ['lord', 'loyalist', 'rebel', 'spy'];

/** Groups: the four roles, whoever's turn it is, whoever is next. */
const CURRENT = ROLES.length;
const NEXT = ROLES.length + 1;

/** Who may win: the Lord's side, the rebels, the spy. */
export const SIDES = ['lord', 'rebels', 'spy'] as const;

export const sideOf = (role: Role): number => (role === 'rebel' ? 1 : role === 'spy' ? 2 : 0);

export const shapeFor = (heroes: readonly string[]): NetShape => ({
  features: SEAT_FEATURES + ROLES.length,
  names: 1,
  kinds: heroes.length + 1,
  groups: NEXT + 1,
  hidden: 32,
  outputs: SIDES.length,
});

/** Puts an open table (what somebody who sees everything sees of an imagined world) into a position: its living seats. */
export function readTable(view: View, heroes: ReadonlyMap<string, number>, position: Position): void {
  const { players, current } = view;
  const next = nextOf(view);
  position.clear();
  for (const player of players) {
    const { seat, alive, role } = player;
    if (!alive || role === null) continue;
    const roleAt = ROLES.indexOf(role);
    const groups = (1 << roleAt) | (seat === current ? 1 << CURRENT : 0) | (seat === next ? 1 << NEXT : 0);
    const at = position.add(heroes.get(player.heroes[0] ?? '') ?? 0, groups);
    readSeat(view, player, position.features, at);
    position.features[at + SEAT_FEATURES + roleAt] = 1;
  }
}

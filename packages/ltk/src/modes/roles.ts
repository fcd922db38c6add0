import type { Role } from '../core/state.ts';

/** Loyalists, rebels and spies besides the Lord, by the number of seats. */
const ROLES: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [0, 1, 0],
  3: [0, 1, 1],
  4: [1, 1, 1],
  5: [1, 2, 1],
  6: [1, 3, 1],
  7: [2, 3, 1],
  8: [2, 4, 1],
  9: [3, 4, 1],
  10: [3, 5, 1],
};

const TWO_SPIES: Readonly<Record<number, readonly [number, number, number]>> = {
  6: [1, 2, 2],
  8: [2, 3, 2],
  10: [3, 4, 2],
};

function deal(seats: number, spies: 'one' | 'two'): Role[] {
  const [loyalists, rebels, spyCount] = (spies === 'two' ? TWO_SPIES[seats] : undefined) ?? ROLES[seats] ?? [0, 0, 0];
  const several = (role: Role, count: number): Role[] => Array.from({ length: count }, () => role);
  return [...several('loyalist', loyalists), ...several('rebel', rebels), ...several('spy', spyCount)];
}

const dealt = {
  one: Object.keys(ROLES).map((seats) => deal(Number(seats), 'one')),
  two: Object.keys(ROLES).map((seats) => deal(Number(seats), 'two')),
};

/** The roles besides the Lord's. */
export const rolesFor = (seats: number, spies: 'one' | 'two'): Role[] => (dealt[spies][seats - 2] as Role[]).slice();

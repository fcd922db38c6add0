import type { Seat } from '@cardwright/engine';
import { definitionOf } from './definitions.ts';
import { modifiers } from './skill-index.ts';
import { isAlive, type Now, playerAt } from './state.ts';

/** The living in seat order, beginning with this seat (or the next living one after it). */
export function livingFrom(g: Now, first: Seat): Seat[] {
  const { players } = g.state;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (first + i) % players.length;
    if (players[seat]?.alive === true) order.push(seat);
  }
  return order;
}

/** The living in the order everything simultaneous goes by: from whose turn it is. */
export const inOrder = (g: Now): Seat[] => livingFrom(g, g.state.current);

const ANYBODY = (): boolean => true;

/** The living but one, in that order; with a condition those who meet it. */
export function others(g: Now, but: Seat, meets: (seat: Seat) => boolean = ANYBODY): Seat[] {
  const { players, current } = g.state;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (current + i) % players.length;
    if (seat !== but && players[seat]?.alive === true && meets(seat)) order.push(seat);
  }
  return order;
}

/** Puts seats in that order. */
export function sortSeats(g: Now, seats: Seat[]): Seat[] {
  if (seats.length < 2) return seats;
  const order = inOrder(g);
  return seats.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export const livingCount = (g: Now): number => {
  let count = 0;
  for (const player of g.state.players) if (player.alive) count++;
  return count;
};

export function nextLiving(g: Now, seat: Seat): Seat {
  const n = g.state.players.length;
  for (let i = 1; i <= n; i++) if (isAlive(g, (seat + i) % n)) return (seat + i) % n;
  return seat;
}

/** Steps around the table between two living seats, the shorter way, the dead not counted. */
function stepsBetween(g: Now, a: Seat, b: Seat): number {
  const { players } = g.state;
  const first = Math.min(a, b);
  const last = Math.max(a, b);
  let living = 0;
  let between = 0;
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]?.alive !== true) continue;
    living++;
    if (seat > first && seat <= last) between++;
  }
  return Math.min(between, living - between);
}

/** What the distance from one hero to another is; `without` names own cards that no longer count (they pay for something). */
export function distance(g: Now, from: Seat, to: Seat, without: readonly number[] = []): number {
  if (from === to) return 0;
  let far = stepsBetween(g, from, to);
  const { minus } = playerAt(g, from).slots;
  if (minus >= 0 && !without.includes(minus)) far--;
  if (playerAt(g, to).slots.plus >= 0) far++;
  for (const { seat, modify } of modifiers(g).distance) far += modify(g, seat, from, to, without);
  for (const { seat, modify } of modifiers(g).fixedDistance) {
    const fixed = modify(g, seat, from, to);
    if (fixed !== null) return fixed;
  }
  return Math.max(1, far);
}

/** How far a hero's attack reaches. */
export function attackRange(g: Now, seat: Seat, without: readonly number[] = []): number {
  const { weapon } = playerAt(g, seat).slots;
  let range = weapon >= 0 && !without.includes(weapon) ? (definitionOf(g, weapon).range ?? 1) : 1;
  for (const { seat: owner, modify } of modifiers(g).range) range += modify(g, owner, seat);
  return range;
}

export const isWithinRange = (g: Now, from: Seat, to: Seat, without: readonly number[] = []): boolean =>
  from !== to && distance(g, from, to, without) <= attackRange(g, from, without);

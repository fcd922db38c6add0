import type { Seat } from '@cardwright/engine';
import { type Role, rolesFor, type View } from '@cardwright/ltk/public';
import type { Deeds, Reading } from './deeds.ts';

export const LORD: Seat = 0;

/** How many of each role nobody has shown yet, besides the viewer's own. */
type Hidden = Reading['hidden'];

const dealt = { one: [] as Hidden[], two: [] as Hidden[] };

const count = (roles: readonly Role[], role: Role): number => roles.filter((each) => each === role).length;

/** The roles dealt besides the Lord's. */
function dealtTo(seats: number, spies: 'one' | 'two'): Hidden {
  const known = dealt[spies][seats];
  if (known !== undefined) return known;
  const all = rolesFor(seats, spies);
  const roles = { loyalists: count(all, 'loyalist'), rebels: count(all, 'rebel'), spies: count(all, 'spy') };
  dealt[spies][seats] = roles;
  return roles;
}

export function hiddenRoles(view: View, self: Seat): Hidden {
  let { loyalists, rebels, spies } = dealtTo(view.players.length, view.options.spies);
  for (const { seat, role, alive } of view.players) {
    if (alive && seat !== self) continue;
    if (role === 'loyalist') loyalists--;
    else if (role === 'rebel') rebels--;
    else if (role === 'spy') spies--;
  }
  return { loyalists, rebels, spies };
}

/** The role a seat must have, as far as this viewer can tell; null if it is open. */
export function knownRole(view: View, seat: Seat, { loyalists, rebels, spies }: Hidden): Role | null {
  const shown = view.players[seat]?.role ?? null;
  if (shown !== null) return shown;
  if (rebels + spies === 0) return 'loyalist';
  if (loyalists + spies === 0) return 'rebel';
  return loyalists + rebels === 0 ? 'spy' : null;
}

/** What a deed says, in log-odds of being against the Lord. */
const AGAINST_LORD = 2.2;
const AGAINST_SIDE = 0.9;
const MOST = 6;

/** Which side a role fights on: 1 against the Lord, −1 for him. */
const sideOf = (role: Role): number => (role === 'rebel' ? 1 : role === 'spy' ? 0.3 : -1);

const clamp = (x: number): number => Math.max(-MOST, Math.min(MOST, x));

/**
 * What the deeds of each of these seats say of its side: above 0 against the Lord. Deeds to the Lord count first; then those to seats
 * whose side is known (the dead, the viewer itself) or shown by their own deeds to the Lord.
 */
function evidence({ players }: View, self: Seat, seats: readonly Seat[], deeds: Deeds): number[] {
  const first: number[] = [];
  const sides: number[] = [];
  for (const { seat, role } of players) {
    const toLord = seat === LORD ? -MOST : clamp(-AGAINST_LORD * deeds.balance(seat, LORD));
    first.push(toLord);
    sides.push(role !== null && (seat !== self || role !== 'spy') ? sideOf(role) : Math.tanh(toLord / 2));
  }
  const said: number[] = [];
  for (const seat of seats) {
    let sum = first[seat] as number;
    for (let other = 1; other < players.length; other++) {
      if (other === seat) continue;
      sum += AGAINST_SIDE * (sides[other] as number) * deeds.balance(seat, other);
    }
    said.push(clamp(sum));
  }
  return said;
}

const STEPS = 5;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Shifts log-odds so that the chances add up to the number there must be. */
function calibrated(odds: readonly number[], total: number): number[] {
  const n = odds.length;
  if (total <= 0) return odds.map(() => 0);
  if (total >= n) return odds.map(() => 1);
  let shift = Math.log(total / (n - total));
  for (let step = 0; step < STEPS; step++) {
    let [sum, slope] = [0, 0];
    for (const each of odds) {
      const p = sigmoid(each + shift);
      sum += p;
      slope += p * (1 - p);
    }
    const before = shift;
    shift += Math.max(-2, Math.min(2, (total - sum) / Math.max(slope, 0.02)));
    if (shift === before) break; // and so it would stay
  }
  const chances: number[] = [];
  for (const each of odds) chances.push(sigmoid(each + shift));
  return chances;
}

/** How much a spy counts as against the Lord while there are rebels, to the Lord's side and to rebels; without them it is. */
const SPY_COUNTS = { lord: 0.8, rebel: 0.2 } as const;

/** How much a spy everybody knows is for the Lord while there are rebels. */
const KNOWN_SPY = 0.1;

const forTheLord = (role: Role, rebelsLeft: boolean): number =>
  role === 'spy' ? (rebelsLeft ? KNOWN_SPY : -1) : -sideOf(role);

const roleNumber = (role: Role): number => (role === 'lord' ? 1 : role === 'loyalist' ? 2 : role === 'rebel' ? 3 : 4);

/** Who looks, who is alive and whose role this seat sees, as one number. */
function standingOf({ players, options }: View, self: Seat): number {
  let standing = (options.spies === 'two' ? 1 : 0) * players.length + self;
  for (const { role, alive } of players)
    standing = standing * 10 + (role === null ? 0 : roleNumber(role)) * 2 + (alive ? 1 : 0);
  return standing;
}

/** How much each seat is for the Lord, as this seat can tell, and how many of each role it has not seen. */
export function loyalties(view: View, self: Seat, deeds: Deeds): Reading {
  const standing = standingOf(view, self);
  let reading = deeds.readings.get(standing);
  if (reading === undefined) {
    const hidden = hiddenRoles(view, self);
    reading = { hidden, loyal: gathered(view, self, hidden, deeds) };
    deeds.readings.set(standing, reading);
  }
  return reading;
}

/** By its role if that is certain, else by its deeds and by how many of each role are left. */
function gathered(view: View, self: Seat, hidden: Hidden, deeds: Deeds): number[] {
  const isRebel = view.players[self]?.role === 'rebel';
  const rebelsLeft = hidden.rebels > 0 || isRebel;
  const loyal: number[] = [];
  const open: Seat[] = [];
  for (const { seat, alive } of view.players) {
    const role = knownRole(view, seat, hidden);
    loyal.push(role === null ? 0 : forTheLord(role, rebelsLeft));
    if (role === null && alive) open.push(seat);
  }
  if (open.length === 0) return loyal;
  const spyShare = isRebel ? SPY_COUNTS.rebel : SPY_COUNTS.lord;
  const against = hidden.rebels + hidden.spies * (rebelsLeft ? spyShare : 1);
  const chances = calibrated(evidence(view, self, open, deeds), against);
  for (let i = 0; i < open.length; i++) loyal[open[i] as Seat] = 1 - 2 * (chances[i] as number);
  return loyal;
}

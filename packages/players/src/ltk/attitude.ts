import type { Seat } from '@cardwright/engine';
import { type Role, rolesFor, type View } from '@cardwright/ltk/public';

/** How a seat feels about every other: 1 a sure friend, −1 a sure enemy, 0 no idea. */
export type Attitude = readonly number[];

const LORD: Seat = 0;

/** The roles nobody has shown yet, besides the viewer's own. */
function hiddenRoles(view: View, self: Seat): Role[] {
  const left = rolesFor(view.players.length, view.options.spies);
  view.players.forEach(({ role, alive }, seat) => {
    if (seat !== LORD && role !== null && (!alive || seat === self)) left.splice(left.indexOf(role), 1);
  });
  return left;
}

/**
 * What everybody can tell of a seat's side from its deeds: above 0 against the Lord, below 0 for the Lord. Deeds against the
 * Lord count first; then deeds against those who are against (or for) the Lord.
 */
export function leanings(view: View, rebelsLeft: boolean): number[] {
  const seats = view.players.map((_, seat) => seat);
  const harm = (a: Seat, b: Seat): number => view.harm[a]?.[b] ?? 0;
  const help = (a: Seat, b: Seat): number => view.help[a]?.[b] ?? 0;
  const first = seats.map((seat) => (seat === LORD ? -2 : 2 * harm(seat, LORD) - 2 * help(seat, LORD)));
  return seats.map((seat) => {
    if (seat === LORD) return -1;
    let lean = first[seat] as number;
    for (const other of seats) {
      if (other === LORD || other === seat) continue;
      const side = rebelsLeft ? Math.sign(first[other] as number) : -1; // with the rebels gone only the spy attacks
      lean += 0.6 * side * (help(seat, other) - harm(seat, other));
    }
    return Math.tanh(lean / 2);
  });
}

/** The role a seat must have, as far as anybody can tell; null if it is open. */
export function knownRole(view: View, seat: Seat, hidden: readonly Role[]): Role | null {
  const shown = view.players[seat]?.role ?? null;
  if (shown !== null) return shown;
  return hidden.length > 0 && hidden.every((role) => role === hidden[0]) ? (hidden[0] as Role) : null;
}

const FOR_THE_LORD: Readonly<Record<Role, number>> = { lord: 1, loyalist: 1, rebel: -1, spy: -0.4 };

/** How much a seat is for the Lord, −1 to 1, by its role if that is certain, else by its deeds. */
function loyalty(view: View, seat: Seat, hidden: readonly Role[], lean: readonly number[]): number {
  const role = knownRole(view, seat, hidden);
  if (role !== null) return FOR_THE_LORD[role];
  const prior = hidden.reduce((sum, each) => sum + FOR_THE_LORD[each], 0) / Math.max(1, hidden.length);
  return Math.max(-1, Math.min(1, -(lean[seat] as number) + (0.1 + 0.05 * Math.min(6, view.round)) * prior));
}

const strength = (view: View, seat: Seat): number => {
  const player = view.players[seat];
  return player === undefined || !player.alive ? 0 : Math.max(0, player.hp) + 0.5 * player.cards + 1;
};

/** The spy keeps the camps in balance, and wants the Lord to be the last to fall. */
function spyAttitude(view: View, self: Seat, hidden: readonly Role[], loyal: readonly number[]): number[] {
  const living = view.players.filter(({ alive, seat }) => alive && seat !== self).map(({ seat }) => seat);
  const rebelsLeft = hidden.includes('rebel');
  let [lords, rebels] = [0, 0];
  for (const seat of living) {
    if ((loyal[seat] as number) >= 0) lords += strength(view, seat);
    else rebels += strength(view, seat);
  }
  return view.players.map(({ seat }) => {
    if (seat === self) return 1;
    if (living.length === 1) return -1;
    if (seat === LORD) return rebelsLeft ? 0.6 : 0.2;
    if (!rebelsLeft) return -1;
    const against = (loyal[seat] as number) < 0;
    if (rebels >= lords) return against ? -0.9 : 0.3;
    return against ? -0.2 : -0.6;
  });
}

/** How this seat feels about the others, from its own role and what everybody has seen. */
export function attitudeOf(view: View, self: Seat): Attitude {
  const role = view.players[self]?.role ?? 'rebel';
  const hidden = hiddenRoles(view, self);
  const lean = leanings(view, hidden.includes('rebel') || role === 'rebel');
  const loyal = view.players.map(({ seat }) => loyalty(view, seat, hidden, lean));
  if (role === 'spy') return spyAttitude(view, self, hidden, loyal);
  return view.players.map(({ seat }) => {
    if (seat === self) return 1;
    return role === 'rebel' ? -(loyal[seat] as number) : (loyal[seat] as number);
  });
}

/** Whether everybody can see that two seats are on one side: the Lord's, or by what is left of the roles. */
export function isKnownFriend(view: View, self: Seat, other: Seat): boolean {
  const role = view.players[self]?.role ?? null;
  const theirs = knownRole(view, other, hiddenRoles(view, self));
  if (role === null || theirs === null || role === 'spy' || theirs === 'spy') return false;
  return (role === 'rebel') === (theirs === 'rebel');
}

import type { Seat } from '@cardwright/engine';
import type { View } from '@cardwright/ltk/public';
import type { Deeds } from './deeds.ts';
import { isOfKnownKingdom, kingdomAttitude } from './kingdom-attitude.ts';
import { hiddenRoles, knownRole, LORD, loyalties } from './loyalty.ts';

/** How a seat feels about every other: 1 a sure friend, −1 a sure enemy, 0 no idea. */
export type Attitude = readonly number[];

const strength = (view: View, seat: Seat): number => {
  const player = view.players[seat];
  return player === undefined || !player.alive ? 0 : Math.max(0, player.hp) + 0.5 * player.cards + 1;
};

/** How the spy feels about the Lord, the camp that is ahead and the one that is behind. */
const SPY = { lord: 0.6, ahead: -0.8, behind: -0.1, last: -1 } as const;

/** A camp is ahead from so many times the other's strength on. */
const EDGE = 1.05;

/** The spy keeps the camps in balance, and wants the Lord to be the last to fall: only alone with him does it strike him. */
function spyAttitude(view: View, self: Seat, rebelsLeft: boolean, loyal: readonly number[]): number[] {
  let [lords, rebels, others] = [0, 0, 0];
  for (const { seat, alive } of view.players) {
    if (!alive || seat === self) continue;
    others++;
    const share = (1 + (loyal[seat] as number)) / 2;
    lords += share * strength(view, seat);
    rebels += (1 - share) * strength(view, seat);
  }
  const feeling = (against: boolean): number => {
    if (rebels > lords * EDGE) return against ? SPY.ahead : -SPY.behind;
    if (lords > rebels * EDGE) return against ? SPY.behind : SPY.ahead;
    return SPY.behind;
  };
  const towards = (seat: Seat): number => {
    if (seat === self) return 1;
    if (others === 1) return SPY.last;
    if (seat === LORD) return SPY.lord;
    return rebelsLeft ? feeling((loyal[seat] as number) < 0) : SPY.last;
  };
  const attitude: number[] = [];
  for (let seat = 0; seat < loyal.length; seat++) attitude.push(towards(seat));
  return attitude;
}

/** How much less the others matter to a rebel than the Lord. */
const FOCUS = 0.7;

/** How this seat feels about the others, from its own role and what everybody has seen. */
function identityAttitude(view: View, self: Seat, deeds: Deeds): Attitude {
  const role = view.players[self]?.role ?? 'rebel';
  const reading = loyalties(view, self, deeds);
  if (role === 'spy') return spyAttitude(view, self, reading.hidden.rebels > 0, reading.loyal);
  reading.feelings ??= reading.loyal.map((loyal, seat) => {
    if (seat === self) return 1;
    return role === 'rebel' ? -loyal * (seat === LORD ? 1 : FOCUS) : loyal;
  });
  return reading.feelings;
}

export const attitudeOf = (view: View, self: Seat, deeds: Deeds): Attitude =>
  view.mode === 'kingdoms' ? kingdomAttitude(view, self, deeds) : identityAttitude(view, self, deeds);

/** Whether everybody can see that two seats are on one side: the Lord's, of one kingdom, or by what is left of the roles. */
export function isKnownFriend(view: View, self: Seat, other: Seat): boolean {
  if (view.mode === 'kingdoms') return isOfKnownKingdom(view, self, other);
  const role = view.players[self]?.role ?? null;
  const theirs = knownRole(view, other, hiddenRoles(view, self));
  if (role === null || theirs === null || role === 'spy' || theirs === 'spy') return false;
  return (role === 'rebel') === (theirs === 'rebel');
}

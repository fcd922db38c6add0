import type { Seat } from '@cardwright/engine';
import type { PlayerView, View } from '@cardwright/ltk/public';
import { isFoe, type Thinking } from './thinking.ts';
import { faceOf } from './worth.ts';

const NO_CARD = -1;

/** How far it is from one seat to another, by the living between them and the mounts (without this card); skills are left out. */
export function distanceTo({ players }: View, from: Seat, to: Seat, without = NO_CARD): number {
  let [living, between] = [0, 0];
  const n = players.length;
  for (let step = 0; step < n; step++) {
    const seat = (from + step) % n;
    if (players[seat]?.alive !== true) continue;
    if (seat === to) between = living;
    living++;
  }
  const ring = Math.min(between, living - between);
  const minus = players[from]?.slots.minus ?? NO_CARD;
  const mounts = ((players[to]?.slots.plus ?? NO_CARD) >= 0 ? 1 : 0) - (minus >= 0 && minus !== without ? 1 : 0);
  return Math.max(1, ring + mounts);
}

/** How far a seat's Strike reaches. */
export function rangeOf(view: View, seat: Seat): number {
  const weapon = view.players[seat]?.slots.weapon ?? -1;
  return weapon < 0 ? 1 : (faceOf(view, weapon)?.facts.range ?? 1);
}

/** White Riders in need keep everybody one step off. */
const RIDERS = 2;
const keptOff = ({ skills, hp }: PlayerView): number => (hp <= RIDERS && has(skills, 'yicong') ? 1 : 0);

const has = (skills: PlayerView['skills'], skill: string): boolean => skills.some(({ id }) => id === skill);

/** Whether there is an enemy, other than this seat itself, that it reaches with this range. */
export const isFoeInReachOf = (t: Thinking, seat: Seat, range: number): boolean =>
  t.view.players.some((each) => isOtherFoe(t, seat, each) && reaches(t, seat, each, range));

const isOtherFoe = (t: Thinking, seat: Seat, each: PlayerView): boolean =>
  each.alive && each.seat !== seat && isFoe(t, each.seat);

/** Whether a seat reaches somebody with this range. */
export const reaches = ({ view }: Thinking, seat: Seat, each: PlayerView, range: number): boolean =>
  distanceTo(view, seat, each.seat) + keptOff(each) <= range;

/** Whether a skill keeps Strikes of one seat from another: Empty City, or Shared Hatred of a third within range. */
export function isSpared({ view }: Thinking, by: Seat, { seat, cards, skills }: PlayerView): boolean {
  if (view.mode === 'identity' && cards === 0 && has(skills, 'kongcheng')) return true;
  return view.players.some(
    (each) =>
      each.alive &&
      each.seat !== by &&
      each.seat !== seat &&
      each.cards > each.hp &&
      has(each.skills, 'tongji') &&
      distanceTo(view, by, each.seat) <= rangeOf(view, by),
  );
}

/** Whether there is an enemy that this seat can be made to strike. */
export const isFoeStruckBy = (t: Thinking, seat: Seat): boolean =>
  t.view.players.some(
    (each) => isOtherFoe(t, seat, each) && reaches(t, seat, each, rangeOf(t.view, seat)) && !isSpared(t, seat, each),
  );

/** Whether an enemy is within the own reach, once this card is gone, to take a Strike of another in one's place. */
export function isStandInLeft(t: Thinking, card: number): boolean {
  const { view, self, me } = t;
  const user = view.stack.at(-1)?.user ?? self;
  if (view.reach === null) return false;
  const { range, distances } = view.reach;
  const arm = range - (card === me.slots.weapon ? (faceOf(view, card)?.facts.range ?? 1) - 1 : 0);
  return view.players.some((each) => {
    if (!isOtherFoe(t, user, each) || isSpared(t, user, each)) return false;
    const further = distanceTo(view, self, each.seat, card) - distanceTo(view, self, each.seat);
    return (distances[each.seat] ?? Number.POSITIVE_INFINITY) + further <= arm;
  });
}

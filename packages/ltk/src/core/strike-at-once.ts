import type { Seat } from '@cardwright/engine';
import type { Card, SkillId } from './card.ts';
import { settled, targetsOf } from './definitions.ts';
import { isPubliclyUnable, seek } from './respond.ts';
import { isWithinRange } from './seats.ts';
import { NEED } from './skill.ts';
import { modifiers } from './skill-index.ts';
import { type Asks, isAlive, type Now, type Use } from './state.ts';
import { mayTarget, useCard } from './use.ts';
import { converted } from './zones.ts';

const reaches = (g: Now, user: Seat, target: Seat, card: Card): boolean =>
  modifiers(g).anyDistance.some(({ seat, modify }) => modify(g, seat, user, card)) ||
  isWithinRange(g, user, target, card.real);

const fitsAtOnce = (g: Now, user: Seat, target: Seat, card: Card, distance: 'any' | 'in-range'): boolean =>
  mayTarget(g, user, target, card) && (distance === 'any' || reaches(g, user, target, card));

/** Whether it makes sense, for all everybody can see, to let a seat use a Strike on that target at once. */
export const mayStrikeAtOnce = (g: Now, user: Seat, target: Seat, distance: 'any' | 'in-range' = 'any'): boolean =>
  isAlive(g, user) &&
  isAlive(g, target) &&
  !isPubliclyUnable(g, user) &&
  fitsAtOnce(g, user, target, converted(g, 'strike', [], user, null), distance);

/** What can be different about a Strike at once. */
interface AtOnce {
  readonly distance?: 'any' | 'in-range';
  readonly alone?: boolean; // no further target may be added
  readonly skill?: SkillId; // what makes the seat strike, where no card does
}

/** Asks a seat to use a Strike on a given target at once. What adds targets to a Strike adds them here too. True when it did. */
export function* strikeAtOnce(
  g: Now,
  user: Seat,
  target: Seat,
  because: Use | null,
  { distance = 'any', alone = false, skill }: AtOnce = {},
): Asks<boolean> {
  if (!mayStrikeAtOnce(g, user, target, distance)) return false;
  const found = yield* seek(g, {
    ...NEED,
    seat: user,
    name: 'strike',
    use: because,
    on: target,
    ...(skill === undefined ? {} : { skill }),
    fits: (card) => fitsAtOnce(g, user, target, card, distance),
  });
  if (found === null) return false;
  const { card, owner } = found;
  const { targets } = alone ? { targets: [target] } : yield* settled(targetsOf(g, user, card, target));
  yield* useCard(g, user, card, targets, { owner, alone });
  return true;
}

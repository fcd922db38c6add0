import type { Seat } from '@cardwright/engine';
import { seek } from './respond.ts';
import { type Asks, isAlive, type Now, type Use } from './state.ts';
import { useCard } from './use.ts';

/** Asks a seat to use a Strike on a given target at once: no quota, no range. True when it did. */
export function* strikeAtOnce(g: Now, user: Seat, target: Seat, because: Use | null): Asks<boolean> {
  if (!isAlive(g, target) || !isAlive(g, user)) return false;
  const found = yield* seek(g, { seat: user, name: 'strike', mode: 'use', use: because, dying: null, secret: false });
  if (found === null) return false;
  yield* useCard(g, user, found.card, [target], { owner: found.owner });
  return true;
}

import type { Seat } from '@cardwright/engine';
import { respond, useOf } from './respond.ts';
import { inOrder } from './seats.ts';
import { type Asks, isAlive, type Now, type Use } from './state.ts';

/**
 * Whether a scroll is negated for a target. Everybody in turn may; a Negate may be negated too, so whoever speaks last is
 * right. The others are not told who is asked.
 */
export function* isNegated(g: Now, use: Use, target: Seat): Asks<boolean> {
  if (use.noNegate) return false;
  for (const seat of inOrder(g)) {
    if (!isAlive(g, seat)) continue;
    const card = yield* respond(g, {
      seat,
      name: 'negate',
      mode: 'use',
      use: { ...use, targets: [target] },
      dying: null,
      secret: true,
    });
    if (card === null) continue;
    const isCountered = yield* isNegated(g, useOf(seat, card, [target]), target);
    return !isCountered;
  }
  return false;
}

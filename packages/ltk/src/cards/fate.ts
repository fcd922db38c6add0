import type { Seat } from '@cardwright/engine';
import type { Card, CardName } from '../core/card.ts';
import { fire } from '../core/moment.ts';
import { isNegated, mayBeNegated } from '../core/negate.ts';
import { useOf } from '../core/respond.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';

/** Whether a delayed scroll of this name lies before a hero already: there is room for one of each. */
export const hasFate = (g: Now, seat: Seat, name: CardName): boolean =>
  playerAt(g, seat).fates.some(({ as }) => as === name);

/** Whether a hero before whom a scroll comes to lie is removed from its targets: whoever it lies before has become its target. */
export function* escapes(g: Now, from: Seat, seat: Seat, card: Card): Asks<boolean> {
  const event = { use: useOf(from, card, [seat]), target: seat, to: seat as Seat | null, again: false };
  yield* fire(g, 'becoming-target', event);
  if (event.to !== null) return false;
  g.emit?.({ type: 'target-removed', seat, card });
  return true;
}

/** Whether a delayed scroll is negated when its time has come. */
export function* isFateNegated(g: Now, seat: Seat, card: Card, by: Seat): Asks<boolean> {
  const use = useOf(seat, card, [seat]);
  if (!mayBeNegated(g, use) || !(yield* isNegated(g, use, seat, by))) return false;
  g.emit?.({ type: 'card-negated', seat, card });
  return true;
}

import type { Seat } from '@cardwright/engine';
import { added, type Estimate } from './estimate.ts';
import { lossOf } from './mark.ts';
import type { Balance, Step } from './reviewed.ts';

const NOTHING: Estimate = { value: 0, error: 0 };

/**
 * Where the chance of a side went. Own choices are held against the best that could be known, so they bring 0 at most; the choices
 * of the others against what is usual; all the rest is luck: draws, judgements, and hidden cards that came out.
 */
export function balanceOf(steps: readonly Step[], side: number, seat: Seat, end: number): Balance {
  const start = steps[0]?.before[side] ?? { value: end, error: 0 };
  const others = added(steps.filter((step) => step.seat !== seat).map(({ swing }) => swing[side] ?? NOTHING));
  const own = added(
    steps.flatMap(({ verdict }) =>
      verdict === null ? [] : [{ value: -lossOf(verdict.loss), error: verdict.loss.error }],
    ),
  );
  const value = end - start.value - others.value - own.value;
  return { start, others, own, luck: { value, error: added([start, others, own]).error }, end };
}

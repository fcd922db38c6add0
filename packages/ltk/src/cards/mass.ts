import type { Seat } from '@cardwright/engine';
import type { Card, CardName } from '../core/card.ts';
import { damage } from '../core/damage.ts';
import type { Targets } from '../core/definitions.ts';
import { respond } from '../core/respond.ts';
import { inOrder } from '../core/seats.ts';
import { NEED } from '../core/skill.ts';
import type { Asks, Now, Use } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { damageOf, otherHero } from './kinds.ts';

/** A mass scroll is aimed at nobody in particular, but needs somebody it can be used on. */
const ifAny = (targets: readonly Seat[]): null[] => (targets.length > 0 ? [null] : []);

export const anyOther = (g: Now, user: Seat, card: Card): null[] => ifAny(otherHero(g, user, card));

/** Everybody, the user included, as the targets of a mass scroll. */
const everyone = (g: Now, user: Seat, card: Card): Seat[] =>
  inOrder(g).filter((target) => mayTarget(g, user, target, card));

export const anyone = (g: Now, user: Seat, card: Card): null[] => ifAny(everyone(g, user, card));

export const allHeroes = (g: Now, user: Seat, card: Card): Targets => ({ targets: everyone(g, user, card) });

/** A target plays the card that is asked for, or takes the scroll's damage. */
export function* playOrSuffer(g: Now, use: Use, target: Seat, answer: CardName): Asks {
  const harm = { from: use.source, amount: damageOf(use), element: 'normal' } as const;
  const need = { ...NEED, seat: target, name: answer, mode: 'play', use, harm } as const;
  if ((yield* respond(g, need)) !== null) return;
  yield* damage(g, { from: use.source, to: target, amount: damageOf(use), card: use.card, use });
}

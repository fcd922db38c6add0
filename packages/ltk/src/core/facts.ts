import type { CardName } from './card.ts';
import { type CardKind, cardNamed, findHero } from './definitions.ts';
import type { Slot } from './state.ts';

/** What is printed on a card, as far as it is no rule in progress. */
export interface CardFacts {
  readonly kind: CardKind;
  readonly hostile: boolean;
  readonly mayFree: boolean; // hostile, unless it takes off what lies before somebody
  readonly slot: Slot | null;
  readonly range: number;
}

const known = new Map<CardName, CardFacts>();

/** The facts of a card, gathered once. */
export function cardFacts(name: CardName): CardFacts {
  let facts = known.get(name);
  if (facts === undefined) {
    const { kind, hostile = false, mayFree = false, slot = null, range = 0 } = cardNamed(name);
    facts = Object.freeze({ kind, hostile, mayFree, slot, range });
    known.set(name, facts);
  }
  return facts;
}

export { findHero };

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

export const cardFacts = (name: CardName): CardFacts => {
  const { kind, hostile = false, mayFree = false, slot = null, range = 0 } = cardNamed(name);
  return { kind, hostile, mayFree, slot, range };
};

export { findHero };

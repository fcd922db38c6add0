import type { Seat } from '@cardwright/engine';
import type { Now } from './state.ts';
import { fillDeck } from './zones.ts';

/**
 * A seat looks at the top cards of the deck, topmost first. They stay where they are; a deck too small is refilled before,
 * and when there are still too few, those there are are looked at.
 */
export function lookAtTop(g: Now, seat: Seat, count: number): number[] {
  fillDeck(g, count);
  const cards = g.state.deck.slice(-count).reverse();
  for (const card of cards) g.state.known[card]! |= 1 << seat;
  g.emit?.({ type: 'cards-seen', seat, count: cards.length, secret: { to: [seat], cards } });
  return cards;
}

/** From here on only this seat can tell where these cards are: it mixed them unseen. */
export function mixUnseen(g: Now, cards: readonly number[], seat: Seat): void {
  for (const card of cards) g.state.known[card] = 1 << seat;
}

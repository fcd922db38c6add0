export { codesOf } from './core/card.ts';
export { type Ltk, ltkIdentity } from './ltk.ts';
export { facesOf, parseDeck } from './decks/deck.ts';
export type { View } from './view.ts';

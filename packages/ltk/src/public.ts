export { codesOf } from './core/card.ts';
export { facesOf, parseDeck } from './decks/deck.ts';
export { type Ltk, ltkIdentity } from './ltk.ts';
export type { View } from './view.ts';

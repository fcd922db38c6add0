// What players may know of the game: what is printed, and what a seat sees. No state, no rules in progress.
export { type Card, type CardName, type Face, isNamed, STRIKES } from './core/card.ts';
export { type CardFacts, cardFacts, findHero } from './core/facts.ts';
export type { About, GameEvent, HeroId, Kingdom, LtkDecision, Option, Role, Slot, Use } from './core/state.ts';
export { facesOf, type PrintedCard, printedCards } from './decks/deck.ts';
export type { Ltk } from './ltk.ts';
export { rolesFor } from './modes/roles.ts';
export type { PlayerView, View } from './view.ts';

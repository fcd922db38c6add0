// What players may know of the game: its cards, its arithmetic, and what a seat sees. No state, no rules in progress.
export { CARD_COUNT, type Card, formatCard, isDiamond, isHeart, suitOf, valueOf } from './cards.ts';
export { type Battle, battleOf, type Pile, type Stats, statsOf } from './character.ts';
export { HEART_TURNS, type Option, type Team, type Thrones, TURNS, teamOf, type View } from './types.ts';

export { enter, type GameEntry } from './entry.ts';
export { GAMES, type GameListing, listingOf } from './list.ts';
export { loadGame } from './load.ts';

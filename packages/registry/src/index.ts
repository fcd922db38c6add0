export { enter, type FileSetup, type GameEntry, type RoleCount } from './entry.ts';
export { GAMES, type GameListing, listingOf } from './list.ts';
export { loadGame } from './load.ts';

export { type Player, playerName, Session } from './session.ts';

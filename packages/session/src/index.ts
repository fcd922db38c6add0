export { botAt, type Player, playerName, Session } from './session.ts';

export { botOf, levelsOf, type Offer, usualBot } from './offer.ts';
export { HUMAN, type Player, playerName, Session } from './session.ts';

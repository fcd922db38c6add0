export { botOf, levelsOf, type Offer, usualBot } from './offer.ts';
export { botAt, HUMAN, type Player, playerName, Session } from './session.ts';

export { type Answer, type Ask, Asking, type Bot, type Budget } from './bot.ts';
export { botOf, HUMAN, levelsOf, type Offer, usualBot } from './offer.ts';
export { random } from './random.ts';

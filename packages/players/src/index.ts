export { aliasesFor, aliasName } from './alias.ts';
export { Asking, type AskOptions, type Memory } from './asking.ts';
export {
  type Answer,
  type Ask,
  atOnce,
  type Bot,
  type Budget,
  byReflex,
  type Considered,
  type Reason,
  type Thinker,
} from './bot.ts';
export { levelName } from './level.ts';
export { botName, botOf, HUMAN, levelsOf, newcomersBot, type Offer, usualBot } from './offer.ts';
export { random } from './random.ts';
export { Seating } from './seating.ts';

export { type Answer, type Ask, Asking, type Bot, type Budget } from './bot.ts';
export { anyChoice, random } from './random.ts';

export { type Answer, type Ask, Asking, type Bot, type Budget } from './bot.ts';
export { random } from './random.ts';

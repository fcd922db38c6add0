import type { Thrones } from '@cardwright/thrones/public';
import type { Bot } from '../bot.ts';
import { mixOf } from '../mix.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { expert, planner } from './search/searchers.ts';
import { simple } from './simple.ts';
import { smart } from './smart.ts';

export { Habits } from './search/habits.ts';
export { HEARTS, Light, PLAY, PLAYS, RANKS, SCORE, START } from './search/light.ts';
export { HABITS, TRUTHS } from './search/truths.ts';

/** Those that search, and take their time. */
export const thronesSearchers: readonly Bot<Thrones>[] = [planner, expert];

/** The bots of Thrones, weakest first. */
export const thronesBots: readonly Bot<Thrones>[] = [
  random,
  simple,
  mixOf(simple, smart, 2),
  smart,
  greedy,
  ...thronesSearchers,
];

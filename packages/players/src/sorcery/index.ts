import type { Sorcery } from '@cardwright/sorcery/public';
import type { Bot } from '../bot.ts';
import { mixOf } from '../mix.ts';
import { random } from '../random.ts';
import { expert, planner, tactician } from './search/searchers.ts';
import { simple } from './simple.ts';
import { smart } from './smart.ts';

export { Habits, HIDDEN, kindsIn } from './search/habits.ts';
export { type Judge, judgeWith } from './search/leaf.ts';
export { openShapeFor, readOpenTable } from './search/open-table.ts';
export { learned as judgeFirst } from './search/searchers.ts';
export type { Signs } from './search/signs.ts';
export { readTable, shapeFor } from './search/table.ts';
export { smart } from './smart.ts';

/** Those that search, and take their time. */
export const sorcerySearchers: readonly Bot<Sorcery>[] = [tactician, planner, expert];

/** The bots of Sorcery, weakest first. */
export const sorceryBots: readonly Bot<Sorcery>[] = [
  random,
  simple,
  mixOf(simple, smart, 2),
  smart,
  ...sorcerySearchers,
];

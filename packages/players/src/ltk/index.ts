import type { Ltk } from '@cardwright/ltk/public';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { planner, tactician } from './search/searchers.ts';
import { simple } from './simple.ts';
import { strategist } from './strategist.ts';

export { attitudeOf, isKnownFriend } from './attitude.ts';
export { readTable, SIDES, shapeFor } from './search/table.ts';
export { strategist } from './strategist.ts';

/** The bots of Three Kingdoms, weakest first. */
export const ltkBots: readonly Bot<Ltk>[] = [random, simple, strategist];

/** Those that search, and take their time. They know identity mode only. */
export const identitySearchers: readonly Bot<Ltk>[] = [tactician, planner];

export const identityBots: readonly Bot<Ltk>[] = [...ltkBots, ...identitySearchers];
export { Deeds } from './deeds.ts';
export { leaf } from './search/leaf.ts';
export { playingOn } from './search/searchers.ts';

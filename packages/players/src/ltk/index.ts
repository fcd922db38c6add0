import type { Ltk } from '@cardwright/ltk/public';
import type { Bot } from '../bot.ts';
import { mixOf } from '../mix.ts';
import { random } from '../random.ts';
import { expert, planner, tactician } from './search/searchers.ts';
import { simple } from './simple.ts';
import { strategist } from './strategist.ts';

export { attitudeOf, isKnownFriend } from './attitude.ts';
export { Deeds } from './deeds.ts';
export { appraiser, counter, peeker } from './reference.ts';
export { candidatesOf } from './search/candidates.ts';
export { Habits, type HabitWeights, MARGIN, numbered } from './search/habits.ts';
export { everyDeal, RoleBelief, rolesBelieved } from './search/identity/role-belief.ts';
export { EVIDENCE_WEIGHTS, RoleEvidence } from './search/identity/role-evidence.ts';
export * as identityTable from './search/identity/table.ts';
export * as kingdomsTable from './search/kingdoms/table.ts';
export { learned, type Mind, refined } from './search/minds.ts';
export { expert, playingOn, tactician, unbelieving } from './search/searchers.ts';
export { answerOf, questionOf, TRUTHS, Truths } from './search/truths.ts';
export { strategist, weighBy } from './strategist.ts';
export { think } from './thinking.ts';

/** The bots of Three Kingdoms that answer at once, weakest first. */
export const ltkBots: readonly Bot<Ltk>[] = [random, simple, strategist];

/** Those that search, and take their time. */
export const ltkSearchers: readonly Bot<Ltk>[] = [tactician, planner, expert];

/** All of a mode, weakest first; to newcomers the modes are hard in different measure. */
const allBots = (easyInTen: number): readonly Bot<Ltk>[] => [
  random,
  simple,
  mixOf(simple, strategist, easyInTen),
  strategist,
  ...ltkSearchers,
];

export const identityBots = allBots(7);
export const kingdomsBots = allBots(8);

import { Match } from '@cardwright/engine';
import {
  type Chances,
  chancesBy,
  type Lifted,
  noTimes,
  type PairPlan,
  playLift,
  type SimulationPlan,
  type Stretch,
  type Survey,
  type SurveyPlan,
  simulate,
  survey,
  type Tally,
  type Times,
  timed,
  trial,
} from '@cardwright/lab';
import { botOf } from '@cardwright/players';
import { type MiningPlan, mine, type Puzzle, SEAMS } from '@cardwright/puzzles';
import { type ReviewPlan, reviewStretch, type Step } from '@cardwright/review';
import { type CustomContent, dealsWith, ready } from './games/ltk/custom-content.ts';
import { type Entry, entryOf } from './registry.ts';

/** A stretch of a simulation, in words that a thread can be handed. */
export interface SimulationTask {
  readonly game: string;
  readonly bots: readonly string[];
  readonly plan: SimulationPlan;
  readonly stretch: Stretch;
}

export function simulateStretch({ game, bots, plan, stretch }: SimulationTask): Promise<Tally> {
  const entry = entryOf(game);
  return simulate(
    entry.game,
    bots.map((bot) => botOf(entry, bot)),
    plan,
    stretch,
  );
}

/** Deals number `from` to `to` − 1 of a match between two bots: B everywhere, and A on one side. */
export interface PairTask {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly side: string;
  readonly plan: PairPlan;
  readonly stretch: Stretch;
}

export interface PairResults {
  readonly deals: readonly Lifted[]; // in order
  readonly times: readonly [a: Times, b: Times];
}

export async function playStretch({ game, a, b, side, plan, stretch }: PairTask): Promise<PairResults> {
  const entry = entryOf(game);
  const times = [noTimes(), noTimes()] as const;
  const bots = [timed(botOf(entry, a), times[0]), timed(botOf(entry, b), times[1])] as const;
  const deals: Lifted[] = [];
  for (let n = stretch.from; n < stretch.to; n++)
    deals.push(await playLift(entry.game, bots[0], bots[1], side, plan, n));
  return { deals, times: [times[0], times[1]] };
}

/** Some of the choices of a record, to be looked at. */
export interface ReviewTask {
  readonly plan: ReviewPlan;
  readonly stretch: Stretch;
}

export const reviewPart = ({ plan, stretch }: ReviewTask): Promise<Step[]> =>
  reviewStretch(entryOf(plan.record.game), plan, stretch);

/** Some of the games of a lab. */
export interface SurveyTask {
  readonly game: string;
  readonly bot: string;
  readonly plan: SurveyPlan;
  readonly stretch: Stretch;
}

const judges = new Map<string, Promise<Chances | null>>();

/** How tables of a game are judged, fetched once. */
function chancesIn(entry: Entry): Promise<Chances | null> {
  const { game } = entry;
  const known = judges.get(game.id) ?? chancesBy(entry, Match.start(game, { seed: 0 }));
  judges.set(game.id, known);
  return known;
}

export async function surveyStretch({ game, bot, plan, stretch }: SurveyTask): Promise<Survey> {
  const entry = entryOf(game);
  const bots = Array.from({ length: plan.seats }, () => botOf(entry, bot));
  return survey({ game: entry.game, gauge: entry.gauge, bots }, await chancesIn(entry), plan, stretch);
}

/** Some of the deals in which something of one's own is tried. */
export interface TrialTask {
  readonly bot: string;
  readonly tried: CustomContent;
  readonly seats: number;
  readonly seed: number;
  readonly stretch: Stretch;
}

export async function trialStretch({ bot, tried, seats, seed, stretch }: TrialTask): Promise<Survey> {
  await ready(tried);
  const entry = entryOf(`ltk-${tried.mode}`);
  const bots = Array.from({ length: seats }, () => botOf(entry, bot));
  const surveyed = { game: entry.game, gauge: entry.gauge, bots };
  return trial(surveyed, await chancesIn(entry), { seed, seats }, dealsWith(tried, seats, seed), stretch);
}

/** Games that are mined for puzzles. */
export interface MiningTask {
  readonly game: string;
  readonly seed: number;
  readonly stretch: Stretch;
}

export async function mineStretch({ game, seed, stretch }: MiningTask): Promise<Puzzle[]> {
  const seam = SEAMS.find((each) => each.game === game) as MiningPlan;
  const found: Puzzle[] = [];
  for (let n = stretch.from; n < stretch.to; n++) found.push(...(await mine(entryOf(game), seam, seed, n)));
  return found;
}

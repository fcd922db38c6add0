import { childSeed, type Game, type GameTypes, Match, type Outcome, randomFrom, type Seat } from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import type { Interval } from './interval.ts';
import type { PairPlan } from './pair.ts';
import { playGame } from './play-game.ts';
import { wilson } from './wilson.ts';

/** The side that is one seat alone, another one in every deal: for games in which nobody knows sides beforehand. */
export const ONE = 'one';

/** The name of the side each seat of a deal is on: as dealt, else by number. */
export function sideNames<T extends GameTypes>(game: Game<T>, seed: number, plan: PairPlan): readonly string[] {
  const { seats, options } = plan;
  const dealt = game.dealtSides?.(Match.start(game, { seed, seats, options }, { checkpoints: false }).state);
  return dealt ?? game.sides(seats).map((side) => `${side + 1}`);
}

/** The sides a game can be replaced at; where every seat is a side of its own, that is one seat. */
export function sidesIn<T extends GameTypes>(game: Game<T>, plan: PairPlan): readonly string[] {
  const names = [...new Set(sideNames(game, childSeed(plan.seed, 0), plan))];
  return names.length === plan.seats && game.dealtSides === undefined && plan.seats > 2 ? [ONE] : names;
}

/** One deal played with B everywhere, and with A on one side: what the side won, 0 to 1. */
export interface Lifted {
  readonly base: number;
  readonly score: number;
}

const STACKS = 9001; // where the seeds of decks stacked anew begin

export const wonBy = ({ scores }: Outcome, seats: readonly Seat[]): number =>
  seats.reduce((most, seat) => Math.max(most, scores[seat] as number), 0);

/** The seats of a side in deal number n. */
export const seatsOf = (side: string, names: readonly string[], n: number): Seat[] =>
  names.flatMap((name, seat) => ((side === ONE ? seat === n % names.length : name === side) ? [seat] : []));

export const dealOf = (plan: PairPlan, n: number): { seed: number; seats: number; options: PairPlan['options'] } => ({
  seed: childSeed(plan.seed, n),
  seats: plan.seats,
  options: plan.options,
});

/**
 * What each side of a deal wins with B everywhere. Where B is quick it may be the mean of several games, all but the first with the deck
 * stacked anew: what the deal alone gives a side is then known better, and the luck of one game of B adds nothing to the luck of one of A.
 */
export async function playBase<T extends GameTypes>(
  game: Game<T>,
  b: Bot<T>,
  plan: PairPlan,
  n: number,
  games = 1,
  sides = sidesIn(game, plan),
): Promise<Record<string, number>> {
  const deal = dealOf(plan, n);
  const names = sideNames(game, deal.seed, plan);
  const everywhere = names.map(() => b);
  const won = new Map(sides.map((side) => [side, 0]));
  for (let i = 0; i < games; i++) {
    const again = i === 0 ? deal : { ...deal, stack: childSeed(deal.seed, STACKS + i) };
    const { outcome } = await playGame(game, again, everywhere, plan.budget);
    for (const [side, sum] of won) won.set(side, sum + wonBy(outcome, seatsOf(side, names, n)));
  }
  return Object.fromEntries([...won].map(([side, sum]) => [side, sum / games]));
}

/** What a side of a deal wins with A at its seats, and B at all others. */
export async function playSide<T extends GameTypes>(
  game: Game<T>,
  a: Bot<T>,
  b: Bot<T>,
  side: string,
  plan: PairPlan,
  n: number,
): Promise<number> {
  const deal = dealOf(plan, n);
  const names = sideNames(game, deal.seed, plan);
  const own = seatsOf(side, names, n);
  const bots = names.map((_, seat) => (own.includes(seat) ? a : b));
  return wonBy((await playGame(game, deal, bots, plan.budget)).outcome, own);
}

export async function playLift<T extends GameTypes>(
  game: Game<T>,
  a: Bot<T>,
  b: Bot<T>,
  side: string,
  plan: PairPlan,
  n: number,
): Promise<Lifted> {
  const { [side]: base } = await playBase(game, b, plan, n, 1, [side]);
  return { base: base as number, score: await playSide(game, a, b, side, plan, n) };
}

export interface Lift {
  readonly deals: number;
  readonly base: number;
  readonly score: number;
  readonly lift: number; // in log-odds, with its 95 % interval
  readonly low: number;
  readonly high: number;
}

/** The log-odds of so many wins; half a win and half a loss more keep them finite. */
function logOdds(share: number, n: number): number {
  const won = Math.min(n, Math.max(0, share * n));
  return Math.log((won + 0.5) / (n - won + 0.5));
}

const RESAMPLES = 2000;

/** Sums over deals, as many as a share of the win is worked out of. */
class Sums {
  n = 0;
  base = 0;
  score = 0;
  #squares = 0;
  #products = 0;

  add({ base, score }: Lifted): void {
    this.n++;
    this.base += base;
    this.score += score;
    this.#squares += base * base;
    this.#products += base * score;
  }

  /** How much more of a deal A wins where B wins all of it than where B wins nothing. */
  get slope(): number {
    const { n, base, score } = this;
    const variance = this.#squares - (base * base) / n;
    return variance < 1e-9 ? 0 : (this.#products - (base * score) / n) / variance;
  }
}

interface Shares {
  readonly base: number;
  readonly score: number;
}

/**
 * The shares of the win of B and of A. Of `others`, deals that A did not play, it is known what they give B: so it is known how lucky the
 * deals of A were, and what that luck is worth to A (by how its results follow B's) is taken off.
 */
function sharesOf(own: Sums, others: number, basesOfOthers: number): Shares {
  const base = (own.base + basesOfOthers) / (own.n + others);
  return { base, score: (own.score - own.slope * (own.base - own.n * base)) / own.n };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function summed(deals: readonly Lifted[]): Sums {
  const sums = new Sums();
  for (const deal of deals) sums.add(deal);
  return sums;
}

/** What the shares come to, with its 95 % interval: the percentile bootstrap over deals, with a fixed seed. */
function overDeals(deals: readonly Lifted[], others: readonly number[], of: (shares: Shares) => number): Interval {
  const random = randomFrom(20_240_229);
  const drawn = <V>(values: readonly V[]): V[] => values.map(() => values[random.below(values.length)] as V);
  const found = new Float64Array(RESAMPLES);
  for (let r = 0; r < RESAMPLES; r++) {
    found[r] = of(sharesOf(summed(drawn(deals)), others.length, sum(drawn(others))));
  }
  found.sort();
  return {
    mean: of(sharesOf(summed(deals), others.length, sum(others))),
    low: found[Math.floor(RESAMPLES * 0.025)] as number,
    high: found[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}

/** Whether A won as much of all deals, as of one alone it always does: then drawing among them tells nothing of how far its games scatter. */
const areAlike = (deals: readonly Lifted[]): boolean => deals.every(({ score }) => score === deals[0]?.score);

/** The lift of such deals, doubtful as if the games of A and of B had nothing to do with each other. */
function apart(deals: readonly Lifted[], others: readonly number[]): Interval {
  const n = deals.length;
  const { base: b, score: s } = summed(deals);
  const [base, score] = [wilson(b + sum(others), n + others.length), wilson(s, n)];
  return {
    mean: logOdds(score.mean, n) - logOdds(base.mean, n),
    low: logOdds(score.low, n) - logOdds(base.high, n),
    high: logOdds(score.high, n) - logOdds(base.low, n),
  };
}

/** What A lifts a side by, over deals; `others` is what B wins of deals that A did not play. */
export function liftOf(deals: readonly Lifted[], others: readonly number[] = []): Lift {
  const n = deals.length;
  if (n === 0) return { deals: 0, base: 0, score: 0, lift: 0, low: 0, high: 0 };
  const lift = ({ base, score }: Shares): number => logOdds(score, n) - logOdds(base, n);
  const { mean, low, high } = areAlike(deals) ? apart(deals, others) : overDeals(deals, others, lift);
  return { deals: n, ...sharesOf(summed(deals), others.length, sum(others)), lift: mean, low, high };
}

/** How many times as often as B a side wins with A, over deals. */
export const ratioOf = (deals: readonly Lifted[], others: readonly number[] = []): Interval =>
  overDeals(deals, others, ({ base, score }) => score / base);

import { childSeed, type Game, type GameTypes, Match, type Outcome, randomFrom, type Seat } from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import type { Interval } from './interval.ts';
import type { PairPlan } from './pair.ts';
import { playGame } from './play-game.ts';

/** The side that is one seat alone, another one in every deal: for games in which nobody knows sides beforehand. */
export const ONE = 'one';

/** The name of the side each seat of a deal is on: as dealt, else by number. */
function sideNames<T extends GameTypes>(game: Game<T>, seed: number, plan: PairPlan): readonly string[] {
  const { seats, options } = plan;
  const dealt = game.dealtSides?.(Match.start(game, { seed, seats, options }, { checkpoints: false }).state);
  return dealt ?? game.sides(seats).map((side) => `${side + 1}`);
}

/** The sides a game can be replaced at; where every seat is a side of its own, that is one seat. */
export function sidesIn<T extends GameTypes>(game: Game<T>, plan: PairPlan): readonly string[] {
  const names = [...new Set(sideNames(game, childSeed(plan.seed, 0), plan))];
  return names.length === plan.seats && game.dealtSides === undefined && plan.seats > 2 ? [ONE] : names;
}

/**
 * One deal played with B everywhere, and with A on one side: what the side won, 0 to 1. Where B is quick, `base` may be the mean of several
 * games, all but the first with the deck stacked anew: what the deal alone gives the side is then known better, and the luck of one game of B
 * adds nothing to the luck of the one of A.
 */
export interface Lifted {
  readonly base: number;
  readonly score: number;
}

const STACKS = 9001; // where the seeds of decks stacked anew begin

const wonBy = ({ scores }: Outcome, seats: readonly Seat[]): number =>
  seats.reduce((most, seat) => Math.max(most, scores[seat] as number), 0);

export async function playLift<T extends GameTypes>(
  game: Game<T>,
  a: Bot<T>,
  b: Bot<T>,
  side: string,
  plan: PairPlan,
  n: number,
  bases = 1,
): Promise<Lifted> {
  const seed = childSeed(plan.seed, n);
  const deal = { seed, seats: plan.seats, options: plan.options };
  const names = sideNames(game, seed, plan);
  const own = names.flatMap((name, seat) => ((side === ONE ? seat === n % plan.seats : name === side) ? [seat] : []));
  const bots = names.map((_, seat) => (own.includes(seat) ? a : b));
  const everywhere = names.map(() => b);
  let base = 0;
  for (let i = 0; i < bases; i++) {
    const again = i === 0 ? deal : { ...deal, stack: childSeed(seed, STACKS + i) };
    base += wonBy((await playGame(game, again, everywhere, plan.budget)).outcome, own);
  }
  const score = await playGame(game, deal, bots, plan.budget);
  return { base: base / bases, score: wonBy(score.outcome, own) };
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
const logOdds = (won: number, n: number): number => Math.log((won + 0.5) / (n - won + 0.5));

const RESAMPLES = 2000;

/** What all that was won comes to, with its 95 % interval: the percentile bootstrap over deals, with a fixed seed. */
function overDeals(deals: readonly Lifted[], of: (base: number, score: number) => number): Interval {
  const n = deals.length;
  const random = randomFrom(20_240_229);
  const found = new Float64Array(RESAMPLES);
  for (let r = 0; r < RESAMPLES; r++) {
    let [base, score] = [0, 0];
    for (let i = 0; i < n; i++) {
      const deal = deals[random.below(n)] as Lifted;
      base += deal.base;
      score += deal.score;
    }
    found[r] = of(base, score);
  }
  found.sort();
  return {
    mean: of(wonIn(deals, 'base'), wonIn(deals, 'score')),
    low: found[Math.floor(RESAMPLES * 0.025)] as number,
    high: found[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}

const wonIn = (deals: readonly Lifted[], which: keyof Lifted): number =>
  deals.reduce((sum, deal) => sum + deal[which], 0);

/** What A lifts a side by, over deals. */
export function liftOf(deals: readonly Lifted[]): Lift {
  const n = deals.length;
  const { mean, low, high } = overDeals(deals, (base, score) => logOdds(score, n) - logOdds(base, n));
  const [base, score] = [wonIn(deals, 'base') / Math.max(1, n), wonIn(deals, 'score') / Math.max(1, n)];
  return { deals: n, base, score, lift: mean, low, high };
}

/** How many times as often as B a side wins with A, over deals. */
export const ratioOf = (deals: readonly Lifted[]): Interval => overDeals(deals, (base, score) => score / base);

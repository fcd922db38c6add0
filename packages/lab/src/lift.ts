import { childSeed, type Game, type GameTypes, Match, type Outcome, randomFrom, type Seat } from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import { playGame } from './play-game.ts';
import type { VersusPlan } from './versus.ts';

/** The side that is one seat alone, another one in every deal: for games in which nobody knows sides beforehand. */
export const ONE = 'one';

/** The name of the side each seat of a deal is on: as dealt, else by number. */
function sideNames<T extends GameTypes>(game: Game<T>, seed: number, plan: VersusPlan): readonly string[] {
  const { seats, options } = plan;
  const dealt = game.dealtSides?.(Match.start(game, { seed, seats, options }, { checkpoints: false }).state);
  return dealt ?? game.sides(seats).map((side) => `${side + 1}`);
}

/** The sides a game can be replaced at; where every seat is a side of its own, that is one seat. */
export function sidesIn<T extends GameTypes>(game: Game<T>, plan: VersusPlan): readonly string[] {
  const names = [...new Set(sideNames(game, childSeed(plan.seed, 0), plan))];
  return names.length === plan.seats && game.dealtSides === undefined && plan.seats > 2 ? [ONE] : names;
}

/** One deal played twice: with B everywhere, and with A on one side. What the side won each time, 0 to 1. */
export interface Lifted {
  readonly base: number;
  readonly score: number;
}

const wonBy = ({ scores }: Outcome, seats: readonly Seat[]): number =>
  seats.reduce((most, seat) => Math.max(most, scores[seat] as number), 0);

export async function playLift<T extends GameTypes>(
  game: Game<T>,
  a: Bot<T>,
  b: Bot<T>,
  side: string,
  plan: VersusPlan,
  n: number,
): Promise<Lifted> {
  const seed = childSeed(plan.seed, n);
  const deal = { seed, seats: plan.seats, options: plan.options };
  const names = sideNames(game, seed, plan);
  const own = names.flatMap((name, seat) => ((side === ONE ? seat === n % plan.seats : name === side) ? [seat] : []));
  const bots = names.map((_, seat) => (own.includes(seat) ? a : b));
  const everywhere = names.map(() => b);
  const base = await playGame(game, deal, everywhere, plan.budget);
  const score = await playGame(game, deal, bots, plan.budget);
  return { base: wonBy(base.outcome, own), score: wonBy(score.outcome, own) };
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

/** What A lifts a side by, over deals; the interval by the percentile bootstrap over deals, with a fixed seed. */
export function liftOf(deals: readonly Lifted[]): Lift {
  const n = deals.length;
  const of = (base: number, score: number): number => logOdds(score, n) - logOdds(base, n);
  const random = randomFrom(20_240_229);
  const lifts = new Float64Array(RESAMPLES);
  for (let r = 0; r < RESAMPLES; r++) {
    let [base, score] = [0, 0];
    for (let i = 0; i < n; i++) {
      const deal = deals[random.below(n)] as Lifted;
      base += deal.base;
      score += deal.score;
    }
    lifts[r] = of(base, score);
  }
  lifts.sort();
  const base = deals.reduce((sum, deal) => sum + deal.base, 0);
  const score = deals.reduce((sum, deal) => sum + deal.score, 0);
  return {
    deals: n,
    base: base / Math.max(1, n),
    score: score / Math.max(1, n),
    lift: of(base, score),
    low: lifts[Math.floor(RESAMPLES * 0.025)] as number,
    high: lifts[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}

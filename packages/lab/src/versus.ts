import { childSeed, type Game, type GameTypes } from '@cardwright/engine';
import type { Bot, Budget } from '@cardwright/players';
import { playGame } from './play-game.ts';

export interface VersusPlan {
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly budget?: Budget;
}

/** One pair: the same deal twice with the sides changed. The result is A's mean share of the win. */
export async function playPair<T extends GameTypes>(
  game: Game<T>,
  a: Bot<T>,
  b: Bot<T>,
  plan: VersusPlan,
  n: number,
): Promise<{ score: number; decisions: number }> {
  const sides = game.sides(plan.seats);
  const deal = { seed: childSeed(plan.seed, n), seats: plan.seats, options: plan.options };
  let score = 0;
  let decisions = 0;
  for (const own of [0, 1]) {
    const bots = sides.map((side) => (side % 2 === own ? a : b));
    const played = await playGame(game, deal, bots, plan.budget);
    const seats = sides.flatMap((side, seat) => (side % 2 === own ? [seat] : []));
    score += seats.reduce((sum, seat) => sum + (played.outcome.scores[seat] as number), 0) / seats.length;
    decisions += played.decisions;
  }
  return { score: score / 2, decisions };
}

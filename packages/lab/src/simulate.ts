import { childSeed, digestText, formatDigest, type Game, type GameTypes } from '@cardwright/engine';
import type { Bot, Budget } from '@cardwright/players';
import { playGame } from './play-game.ts';

export interface SimulationPlan {
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly budget?: Budget;
}

/** A stretch of a simulation: games number `from` to `to` − 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What came out of a stretch. Stretches put together in order make the whole, whoever played them. */
export interface Tally {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly digests: readonly number[];
}

export async function simulate<T extends GameTypes>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  plan: SimulationPlan,
  { from, to }: Stretch,
): Promise<Tally> {
  const outcomes: Record<string, number> = {};
  const digests: number[] = [];
  let decisions = 0;
  for (let n = from; n < to; n++) {
    const deal = { seed: childSeed(plan.seed, n), seats: plan.seats, options: plan.options };
    const played = await playGame(game, deal, bots, plan.budget);
    outcomes[played.outcome.label] = (outcomes[played.outcome.label] ?? 0) + 1;
    decisions += played.decisions;
    digests.push(played.digest);
  }
  return { outcomes, decisions, digests };
}

/** Cuts a simulation into stretches that are worth handing to a thread. */
export function stretches(games: number, threads: number): Stretch[] {
  const size = Math.max(1, Math.min(500, Math.ceil(games / (threads * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

/** Puts stretches together, in their order. */
export function together(tallies: readonly Tally[]): {
  outcomes: Record<string, number>;
  decisions: number;
  digest: string;
} {
  const outcomes: Record<string, number> = {};
  let decisions = 0;
  let digest = 0;
  for (const tally of tallies) {
    for (const [label, count] of Object.entries(tally.outcomes)) outcomes[label] = (outcomes[label] ?? 0) + count;
    decisions += tally.decisions;
    for (const each of tally.digests) digest = digestText(`${digest} ${each}`);
  }
  const sorted = Object.fromEntries(Object.entries(outcomes).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { outcomes: sorted, decisions, digest: formatDigest(digest) };
}

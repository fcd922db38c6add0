import { childSeed, completeOptions, digestText, type Game, type Match, type Outcome } from '@cardwright/engine';
import type { Bot, Budget } from '@cardwright/players';
import { add, type Counts } from './counts.ts';
import type { Gauge } from './gauge.ts';
import { type Played, playGame } from './play-game.ts';
import type { Stretch } from './simulate.ts';
import { type Chances, Witness } from './witness.ts';

/** Options that differ from the plan's, and what they are called: `spies=two`. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface SurveyPlan {
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly variants: readonly Variant[]; // every deal is played with each of them too
  readonly budget?: Budget;
}

/** Whose games are surveyed. */
export interface SurveySubject {
  readonly game: Game;
  readonly gauge: Gauge;
  readonly bots: readonly Bot[];
}

/** What came of some games. The digest is a sum, so that games may come in any order. */
export interface Survey {
  readonly games: number;
  readonly counts: Counts;
  readonly digest: number;
}

/** How the game's strongest search judges a table as it stands; null where it cannot. */
export async function chancesBy(
  { gauge, bots }: { gauge: Gauge; bots: readonly Bot[] },
  first: Match,
): Promise<Chances | null> {
  const search = bots.findLast((bot) => bot.search !== undefined)?.search;
  if (!gauge.hasLeaf || search === undefined) return null;
  await search.ready?.(first.view('all'));
  const { leaf, leaves } = search.playing([]);
  return (match) => leaves?.(match) ?? Array.from({ length: match.seats }, (_, seat) => leaf(match, seat));
}

/** Digests are added up modulo this: sums of two stay whole. */
export const DIGESTS = 2 ** 52;

/** Plays games number `from` to `to` − 1, and counts. */
export async function survey(
  { game, gauge, bots }: SurveySubject,
  chances: Chances | null,
  plan: SurveyPlan,
  { from, to }: Stretch,
): Promise<Survey> {
  const counts: Counts = {};
  const options = completeOptions(game, plan.options);
  let digest = 0;
  const take = (n: number, each: Played): void => {
    digest = (digest + (digestText(`${n} ${each.digest}`) % DIGESTS)) % DIGESTS;
  };
  for (let n = from; n < to; n++) {
    const deal = { seed: childSeed(plan.seed, n), seats: plan.seats, options: plan.options };
    const witness = new Witness(gauge, options, n, chances);
    const played = await playGame(game, deal, bots, plan.budget, witness);
    witness.count(counts, played.match, played.decisions);
    take(n, played);
    for (const { name, options: varied } of plan.variants) {
      const other = await playGame(game, { ...deal, options: { ...plan.options, ...varied } }, bots, plan.budget);
      compared(counts, name, gauge, played.match, other.match);
      take(n, other);
    }
  }
  return { games: to - from, counts, digest };
}

/** What another option made of the same deal. */
export function compared(counts: Counts, name: string, gauge: Gauge, base: Match, varied: Match): void {
  const [was, is] = [(base.outcome as Outcome).label, (varied.outcome as Outcome).label];
  if (was === is) add(counts, `paired|vary|${was}|${name}`, 1, 0, 0);
  else {
    add(counts, `paired|vary|${was}|${name}`, 0, 1, 0);
    add(counts, `paired|vary|${is}|${name}`, 0, 0, 1);
  }
  const [before, after] = [base, varied].map((match) => gauge.turn(match.glance('all'))) as [number, number];
  add(counts, `change|vary|turns|${name}`, 1, before, after, (after - before) ** 2, before * before, after * after);
}

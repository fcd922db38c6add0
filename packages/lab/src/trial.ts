import { childSeed, completeOptions, digestText, type Outcome, type Seat } from '@cardwright/engine';
import { add, type Counts } from './counts.ts';
import { playGame } from './play-game.ts';
import type { Stretch } from './simulate.ts';
import { compared, DIGESTS, type Survey, type SurveySubject } from './survey.ts';
import { type Chances, Witness } from './witness.ts';

/** One deal played twice: as it was, and with something of one's own in it. */
export interface TrialDeal {
  readonly before: Readonly<Record<string, unknown>>; // options
  readonly after: Readonly<Record<string, unknown>>;
  readonly seat: Seat | null; // whose it is, where it is somebody's
}

/** What the second games of the pairs are called. */
export const OWN = 'own';

/** Plays deals number `from` to `to` − 1 both ways, and counts; everything but the comparison is of the second games. */
export async function trial(
  { game, gauge, bots }: SurveySubject,
  chances: Chances | null,
  { seed, seats }: { readonly seed: number; readonly seats: number },
  dealOf: (n: number) => TrialDeal,
  { from, to }: Stretch,
): Promise<Survey> {
  const counts: Counts = {};
  let digest = 0;
  for (let n = from; n < to; n++) {
    const { before, after, seat } = dealOf(n);
    const deal = { seed: childSeed(seed, n), seats };
    const witness = new Witness(gauge, completeOptions(game, after), n, chances);
    const base = await playGame(game, { ...deal, options: before }, bots);
    const own = await playGame(game, { ...deal, options: after }, bots, {}, witness);
    witness.count(counts, own.match, own.decisions);
    compared(counts, OWN, gauge, base.match, own.match);
    if (seat !== null) {
      const { role = 'all' } = gauge.stood?.(own.match.view('all'), seat) ?? {};
      const [was, is] = [base.outcome, own.outcome].map((outcome) => isWonBy(outcome, seat)) as [boolean, boolean];
      for (const row of new Set([role, 'all']))
        add(counts, `guest|guest|${row}|${OWN}`, 1, was && is ? 1 : 0, was && !is ? 1 : 0, !was && is ? 1 : 0);
    }
    for (const each of [base, own]) digest = (digest + (digestText(`${n} ${each.digest}`) % DIGESTS)) % DIGESTS;
  }
  return { games: to - from, counts, digest };
}

/** A share of a draw is no win. */
const isWonBy = ({ scores }: Outcome, seat: Seat): boolean => (scores[seat] as number) > 0.5;

import { type Choice, one } from '@cardwright/engine';
import type { Answer, Ask, Budget, Considered, Reason } from '@cardwright/players';
import { type Comparison, compare, type Search } from '@cardwright/players/search';
import { causesIn, lookingAhead } from './cause.ts';
import type { Reviewable } from './review.ts';
import type { Cause } from './reviewed.ts';
import { searchOf } from './search-of.ts';

type Compared = Awaited<ReturnType<typeof compare>>;

const SHOWN = 3; //         options somebody is told of
const TABLES = 12; //       worlds in which it is looked what comes of each
const FIRST_MS = 400; //    after that something is said …
const FIRST_SHARE = 0.25; // … or after as much of the budget

const USUALLY: Budget = { ms: 800 }; // where nobody says how long it may take

const firstOf = ({ iterations, ms }: Budget): Budget => ({
  ...(iterations === undefined ? {} : { iterations: Math.ceil(FIRST_SHARE * iterations) }),
  ...(ms === undefined ? {} : { ms: Math.min(FIRST_MS, FIRST_SHARE * ms) }),
});

const same = (a: Choice, b: Choice): boolean => a.length === b.length && a.every((index) => b.includes(index));

/** What is best. The anchor is given the benefit of the doubt where it is the adviser's own idea, not where somebody asks about it. */
function bestOf({ about }: Ask, { best, standings }: Compared): number {
  if (about === undefined) return best;
  return standings.reduce((top, { value, visits, candidate }) => {
    const { value: highest, visits: most } = standings[top] as Compared['standings'][number];
    return visits > 0 && (most === 0 || value > highest) ? candidate : top;
  }, 0);
}

/** The candidates that are told of, the best first; and the one that was asked about. Of those that begin alike only the best. */
function told(ask: Ask, { candidates }: Comparison, compared: Compared): number[] {
  const { standings } = compared;
  const best = bestOf(ask, compared);
  const ranked = standings
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => Number(b.candidate === best) - Number(a.candidate === best) || b.value - a.value)
    .map(({ candidate }) => candidate);
  const choiceOf = (candidate: number): Choice => candidates[candidate] as Choice;
  const shown = ranked
    .filter((each, i) => ranked.findIndex((other) => same(choiceOf(other), choiceOf(each))) === i)
    .slice(0, SHOWN);
  const { about } = ask;
  if (about === undefined || shown.some((each) => same(choiceOf(each), about))) return shown;
  const asked = ranked.find((each) => same(choiceOf(each), about));
  return asked === undefined ? shown : [...shown, asked];
}

const reason = ({ kind, of }: Cause, here: number, there: number): Reason => ({
  code: `brings-${kind}`,
  of,
  here,
  there,
});

/** Whether one is behind by more than may be chance: else there is nothing to give reasons for. */
function isBehind(standings: Compared['standings'], best: number, other: number): boolean {
  const [a, b] = [standings[best], standings[other]];
  return a !== undefined && b !== undefined && a.value - b.value > Math.hypot(a.error, b.error);
}

type Reasons = ReadonlyMap<number, readonly Reason[]>;

function answerOf(shown: readonly number[], { candidates }: Comparison, compared: Compared, reasons: Reasons): Answer {
  const { best, gain, worlds, standings } = compared;
  return {
    choice: candidates[shown[0] as number] as Choice,
    considered: shown.map((candidate): Considered => {
      const { visits, value, error } = standings[candidate] as Compared['standings'][number];
      return { choice: candidates[candidate] as Choice, visits, value, error, reasons: reasons.get(candidate) ?? [] };
    }),
    reasons: [best === 0 ? { code: 'search-agrees', worlds } : { code: 'search-prefers', worlds, gain }],
  };
}

/** There is nothing to compare: all that is worth doing begins with this; or nothing is looked into here, whatever is asked about. */
function aloneAt(ask: Ask, search: Search, only: Choice): Answer {
  const other = ask.decision.options.findIndex((_, i) => !only.includes(i));
  const isLookedInto = other < 0 || search.comparison(ask, one(other)).candidates.length > 1;
  if (isLookedInto) return { choice: only, reasons: [{ code: 'only-way' }] };
  return { choice: search.comparison(ask).candidates[0] as Choice, reasons: [{ code: 'by-experience' }] };
}

/**
 * Hints: up to three options with their chances, and what speaks for the best and against the others, from what the seat
 * knows. Something is said soon, and it is looked on as long as may be.
 */
export function adviceBy(offer: Reviewable): (ask: Ask) => Promise<Answer> {
  const search = searchOf(offer);
  const facts = offer.facts ?? (() => []);
  return async (ask) => {
    await search.ready?.(ask.view);
    const comparison = search.comparison(ask, ask.about);
    const { candidates, trial, patience } = comparison;
    if (candidates.length === 1) return aloneAt(ask, search, candidates[0] as Choice);
    const { signal, onProgress } = ask;
    const budget = ask.budget.iterations === undefined && ask.budget.ms === undefined ? USUALLY : ask.budget;
    const contest = { count: candidates.length, trial, ...(patience === undefined ? {} : { patience }) };
    const ahead = lookingAhead(ask, comparison, search, facts, TABLES);
    const tables = new Map<number, ReturnType<typeof ahead>>();
    const tablesAfter = (candidate: number): ReturnType<typeof ahead> => {
      const found = tables.get(candidate) ?? ahead(candidate);
      tables.set(candidate, found);
      return found;
    };
    const reasonsFor = ([best = 0, ...others]: readonly number[], { standings }: Compared): Reasons => {
      const found = new Map<number, Reason[]>();
      for (const other of others.filter((each) => isBehind(standings, best, each))) {
        const causes = causesIn(tablesAfter(other), tablesAfter(best));
        found.set(
          other,
          causes.map((cause) => reason(cause, cause.chosen, cause.better)),
        );
        if (other === others[0])
          found.set(
            best,
            causes.map((cause) => reason(cause, cause.better, cause.chosen)),
          );
      }
      return found;
    };
    const first = await compare(contest, { budget: firstOf(budget), signal });
    const shown = told(ask, comparison, first);
    onProgress?.(answerOf(shown, comparison, first, new Map()));
    const reasons = reasonsFor(shown, first);
    onProgress?.(answerOf(shown, comparison, first, reasons));
    const later = await compare(contest, {
      budget,
      signal,
      onProgress: (soFar) => {
        if (onProgress === undefined || soFar.worlds <= first.worlds) return;
        onProgress(answerOf(told(ask, comparison, soFar), comparison, soFar, reasons));
      },
    });
    const last = later.worlds >= first.worlds ? later : first; // it may have been called off
    const final = told(ask, comparison, last);
    const isSame = final.join() === shown.join() || signal?.aborted === true;
    return answerOf(final, comparison, last, isSame ? reasons : reasonsFor(final, last));
  };
}

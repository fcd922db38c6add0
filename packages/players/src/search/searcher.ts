import type { Choice, GameTypes } from '@cardwright/engine';
import type { Answer, Ask, Bot, Budget, Reason } from '../bot.ts';
import { type Compared, compare } from './compare.ts';
import type { Comparison, Search } from './search.ts';

export interface SearcherPlan<T extends GameTypes>
  extends Pick<Bot<T>, 'id' | 'name' | 'level' | 'about' | 'listens'>,
    Search<T> {
  readonly budget: Budget; // where nobody says how long to think
  /** What it compares when it decides itself, where that is more than others are told. */
  readonly own?: (ask: Ask<T>) => Comparison;
}

const answerOf = (candidates: readonly Choice[], { best, gain, worlds, standings }: Compared): Answer => ({
  choice: candidates[best] as Choice,
  considered: standings.map(({ candidate, visits, value, error }) => ({
    choice: candidates[candidate] as Choice,
    visits,
    value,
    error,
  })),
  reasons: [best === 0 ? { code: 'search-agrees', worlds } : { code: 'search-prefers', worlds, gain }],
});

/** All that was worth comparing came to the same. */
const ONLY_WAY: Reason = { code: 'only-way' };

/** A bot that compares candidates in worlds it imagines. It keeps nothing between questions. */
export function searcher<T extends GameTypes>(plan: SearcherPlan<T>): Bot<T> {
  const { budget, comparison, own = comparison, playing, ready = () => null, ...bot } = plan;
  const answer = (ask: Ask<T>): Answer | Promise<Answer> => {
    const { candidates, why = ONLY_WAY, ...contest } = own(ask);
    if (candidates.length === 1) return { choice: candidates[0] as Choice, reasons: [why] };
    const { signal, onProgress } = ask;
    const isSaid = ask.budget.iterations !== undefined || ask.budget.ms !== undefined;
    return compare(
      { ...contest, count: candidates.length },
      {
        budget: isSaid ? ask.budget : budget,
        signal,
        onProgress: onProgress && ((compared) => onProgress(answerOf(candidates, compared))),
      },
    ).then((compared) => answerOf(candidates, compared));
  };
  const decide = (ask: Ask<T>): Answer | Promise<Answer> => {
    const late = ready(ask.view);
    return late === null ? answer(ask) : late.then(() => answer(ask));
  };
  const search = { comparison, playing, ready };
  return { ...bot, budget, search, searches: true, isTame: true, open: () => ({ decide }) };
}

import type { Choice, GameTypes } from '@cardwright/engine';
import type { Answer, Ask, Bot, Budget } from '../bot.ts';
import { type Compared, type Contest, compare } from './compare.ts';

/** What there is to compare at a question: the first candidate is what would be done without searching. */
export interface Comparison extends Omit<Contest, 'count'> {
  readonly candidates: readonly Choice[];
}

export interface SearcherPlan<T extends GameTypes> extends Pick<Bot<T>, 'id' | 'name' | 'level' | 'about' | 'listens'> {
  readonly budget: Budget; // where nobody says how long to think
  readonly comparison: (ask: Ask<T>) => Comparison | Promise<Comparison>;
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

/** A bot that compares candidates in worlds it imagines. It keeps nothing between questions. */
export function searcher<T extends GameTypes>({ budget, comparison, ...bot }: SearcherPlan<T>): Bot<T> {
  const answer = (ask: Ask<T>, { candidates, ...contest }: Comparison): Answer | Promise<Answer> => {
    if (candidates.length === 1) return { choice: candidates[0] as Choice };
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
    const compared = comparison(ask);
    return compared instanceof Promise ? compared.then((late) => answer(ask, late)) : answer(ask, compared);
  };
  return { ...bot, budget, searches: true, isTame: true, open: () => ({ decide }) };
}

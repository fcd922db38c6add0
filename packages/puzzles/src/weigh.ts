import { type Event, type GameTypes, type Match, one, randomFrom, seenBy } from '@cardwright/engine';
import { Asking, type Offer } from '@cardwright/players';
import type { Search } from '@cardwright/players/search';
import type { ChoiceChance } from './puzzle.ts';

/** A match at one of its choices, and all that has happened until then. */
export interface Moment {
  readonly match: Match;
  readonly events: readonly Event[];
}

const LUCK = 7121;
const NORMAL_95 = 1.96;

/** The question as its seat is asked it: the same luck whenever it is asked. */
export const askingAt = ({ match, events }: Moment, seed = LUCK): Asking<GameTypes> =>
  new Asking(match, randomFrom(seed), {}, { told: (seat) => events.map((event) => seenBy(event, seat)) }, true);

/** By what positions of a game are judged; null: there is no search. */
export const searchOf = ({ bots }: Offer): Search | null =>
  bots.findLast((bot) => bot.search !== undefined)?.search ?? null;

type Trial = (world: number) => number;

/** How each first choice is tried in a world: the same worlds for all of them. */
export async function trialsOf(moment: Moment, search: Search): Promise<Trial[]> {
  await search.ready?.(moment.match.view('all'));
  const { options } = askingAt(moment).decision;
  return options.map((_, index): Trial => {
    let made: ReturnType<Search['comparison']> | null = null;
    return (world) => {
      made ??= search.comparison(askingAt(moment), one(index));
      return made.trial(0, world);
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What one list of results is behind another, in the same worlds, and how sure that is. */
function behindOf(best: readonly number[], other: readonly number[]): { behind: number; error: number } {
  const n = best.length;
  const off = best.map((value, i) => value - (other[i] as number));
  const behind = sum(off) / n;
  const spread = sum(off.map((each) => (each - behind) ** 2)) / Math.max(1, n - 1);
  return { behind, error: NORMAL_95 * Math.sqrt(spread / n) };
}

/** Every first choice in worlds number `from` and up, the best first. Those that mean the same have the same results. */
export function weigh(keys: readonly string[], trials: readonly Trial[], from: number, worlds: number): ChoiceChance[] {
  const results = trials.map((trial) => Array.from({ length: worlds }, (_, n) => trial(from + n)));
  const means = results.map((values) => sum(values) / worlds);
  const best = means.indexOf(Math.max(...means));
  return keys
    .map((key, i) => ({
      key,
      chance: means[i] as number,
      ...behindOf(results[best] as number[], results[i] as number[]),
    }))
    .map(({ key, chance, behind, error }) => ({
      key,
      chance: rounded(chance),
      behind: rounded(behind),
      error: rounded(error),
    }))
    .sort((a, b) => a.behind - b.behind || (a.key < b.key ? -1 : 1));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

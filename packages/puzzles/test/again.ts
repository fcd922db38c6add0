import { type Event, replay } from '@cardwright/engine';
import type { Search } from '@cardwright/players/search';
import { loadGame } from '@cardwright/registry';
import { type Puzzle, type PuzzleFile, recordOf } from '../src/puzzle.ts';
import { type Moment, searchOf, trialsOf, weigh } from '../src/weigh.ts';

/** The position of a puzzle, come to once more. */
export async function positionOf(file: PuzzleFile, puzzle: Puzzle): Promise<{ moment: Moment; search: Search }> {
  const entry = await loadGame(file.game);
  const events: Event[] = [];
  const match = replay(entry.game, recordOf(file, puzzle), { listen: (event) => events.push(event) });
  return { moment: { match, events }, search: searchOf(entry) as Search };
}

const FRESH = 9_000_000; // worlds nobody has looked at before

/** What its choices are worth in worlds that were not used when it was found. */
export async function weighedAgain(file: PuzzleFile, puzzle: Puzzle, worlds: number): ReturnType<typeof weighed> {
  const { moment, search } = await positionOf(file, puzzle);
  return weighed(moment, search, worlds);
}

async function weighed({ match, events }: Moment, search: Search, worlds: number): Promise<ReturnType<typeof weigh>> {
  const keys = match.decision?.options.map((option) => match.keyOf(option)) ?? [];
  return weigh(keys, await trialsOf({ match, events }, search), FRESH, worlds);
}

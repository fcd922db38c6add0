import { setImmediate as breathe } from 'node:timers/promises';
import { BadInputError, Match } from '@cardwright/engine';
import { type Puzzle, type PuzzleFile, SEAMS, THEMES, type Theme } from '@cardwright/puzzles';
import { seedFrom, wholeNumber } from '../arguments.ts';
import { INTERRUPTED } from '../faults.ts';
import { checkWritable, deliver, writeWhole } from '../files.ts';
import type { Terminal } from '../line-source.ts';
import { Progress } from '../progress.ts';
import { entryOf } from '../registry.ts';
import { type MiningTask, mineStretch } from '../sim-worker.ts';
import { type Part, threadPool } from '../thread-pool.ts';
import { MOST_THREADS } from './sim.ts';

export interface PuzzlesOptions {
  readonly count: string;
  readonly seed: string;
  readonly threads: string;
  readonly out?: string;
}

const MOST_PUZZLES = 1000;
const MOST_GAMES = 1_000_000;

/** No more of a theme than that, in parts of all: else most would be of the kind that is easiest to find. */
const MOST_ALIKE = 0.5;

/** Looks for puzzles in games of bots until there are enough of them. */
export async function makePuzzles(id: string, given: PuzzlesOptions, { output }: Terminal): Promise<void> {
  const { game } = entryOf(id);
  if (!SEAMS.some((seam) => seam.game === game.id))
    throw new BadInputError(
      `there are no puzzles of ${game.id}; there are of ${SEAMS.map((seam) => seam.game).join(', ')}`,
    );
  const count = wholeNumber('--count', given.count, 1, MOST_PUZZLES);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const seed = seedFrom(given.seed);
  if (given.out !== undefined) checkWritable(given.out);
  const command = `npx cardwright puzzles make ${game.id} --count ${count} --seed ${seed}`;
  const { seats, options, content } = Match.start(game, { seed }).record();
  const about = { game: game.id, rules: game.rules, seats, options, ...(content === undefined ? {} : { content }) };
  const textOf = (puzzles: readonly Puzzle[]): string =>
    `${JSON.stringify({ ...about, command, puzzles } satisfies PuzzleFile)}\n`;
  const keep = (puzzles: readonly Puzzle[]): void => {
    if (given.out === undefined) return;
    try {
      writeWhole(given.out, textOf(puzzles), true);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error; // there may be room when all are found
    }
  };
  const puzzles = await mined({ game: game.id, seed }, count, threads, keep);
  deliver(given.out, textOf(puzzles), output);
  if (puzzles.length === count) return;
  process.stderr.write(`stopped after ${puzzles.length} of ${count} puzzles; the same command begins anew\n`);
  process.exitCode = INTERRUPTED;
}

/** The first so many, in the order of their games, with not too many alike: whatever the number of threads, the same. */
function chosen(parts: readonly Part<Puzzle[]>[], count: number): Puzzle[] {
  const left = new Map<Theme, number>(THEMES.map((theme) => [theme, Math.ceil(count * MOST_ALIKE)]));
  const found: Puzzle[] = [];
  let next = 0;
  for (const { from, to, result } of parts) {
    if (from !== next) break; // a game before it is not done yet
    next = to;
    for (const puzzle of result) {
      const room = left.get(puzzle.theme) ?? 0;
      if (room === 0 || found.length === count) continue;
      left.set(puzzle.theme, room - 1);
      found.push(puzzle);
    }
  }
  return found;
}

async function mined(
  task: Omit<MiningTask, 'stretch'>,
  count: number,
  threads: number,
  keep: (puzzles: readonly Puzzle[]) => void,
): Promise<Puzzle[]> {
  const pool = await threadPool<MiningTask, Puzzle[]>(mineStretch.name, mineStretch, threads);
  const progress = new Progress('puzzles', count, process.stderr);
  const parts: Part<Puzzle[]>[] = [];
  let next = 0;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted && next < MOST_GAMES && chosen(parts, count).length < count) {
      const stretch = { from: next, to: ++next };
      const { result } = await pool.run({ ...task, stretch });
      parts.push({ ...stretch, result });
      parts.sort((a, b) => a.from - b.from);
      const found = chosen(parts, count);
      progress.update(found.length);
      if (result.length > 0) keep(found);
      await breathe(); // else nobody could stop it
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
    return chosen(parts, count);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    progress.end();
    await pool.close();
  }
}

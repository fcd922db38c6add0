import type { Puzzle, PuzzleFile } from '@cardwright/puzzles/puzzle';
import { dayNumber, gameOfDay } from './daily.ts';

/** The games there are puzzles of, and their files: what `cardwright puzzles make` has written. */
const SHIPPED: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'ltk-identity': () => import('./shipped/ltk-identity.json'),
  sorcery: () => import('./shipped/sorcery.json'),
  thrones: () => import('./shipped/thrones.json'),
};

export async function puzzlesOf(game: string): Promise<PuzzleFile | null> {
  const load = Object.hasOwn(SHIPPED, game) ? SHIPPED[game] : undefined; // an address may say anything
  return load === undefined ? null : ((await load()).default as PuzzleFile);
}

/** A puzzle and the file it is in. */
export interface PuzzleInFile {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
}

export async function puzzleCalled(game: string, id: string): Promise<PuzzleInFile | null> {
  const file = await puzzlesOf(game);
  const puzzle = file?.puzzles.find((each) => each.id === id);
  return file === null || puzzle === undefined ? null : { file, puzzle };
}

/** The puzzle of a day: the games take turns, and each goes through all it has. */
export async function puzzleOfDay(now: Date): Promise<PuzzleInFile | null> {
  const { game, turn } = gameOfDay(dayNumber(now));
  const file = await puzzlesOf(game);
  const puzzle = file?.puzzles[turn % Math.max(1, file.puzzles.length)];
  return file === null || puzzle === undefined ? null : { file, puzzle };
}

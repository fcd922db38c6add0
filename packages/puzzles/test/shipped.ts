import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '../src/puzzle.ts';

/** The puzzles that the page ships. */
export const shipped = (game: string): PuzzleFile =>
  JSON.parse(
    readFileSync(new URL(`../../../apps/web/src/puzzles/shipped/${game}.json`, import.meta.url), 'utf8'),
  ) as PuzzleFile;

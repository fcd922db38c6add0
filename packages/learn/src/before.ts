import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError } from '@cardwright/engine';
import type { Weights } from '@cardwright/players/search';
import { type Lesson, placeOf } from './lesson.ts';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** What the round before has learned, by which the games of this one are played; null for the first. */
export async function weightsBefore(lesson: Lesson, round: number): Promise<Weights | null> {
  if (round === 0) return null;
  const { file, name } = placeOf(lesson, round - 1);
  const path = join(ROOT, file);
  const weights = existsSync(path) ? ((await import(path)) as Record<string, Weights>)[name] : undefined;
  if (weights?.round === round - 1 && weights.rules === lesson.rules) return weights;
  throw new BadInputError(
    `round ${round} goes on from round ${round - 1}; run npm run learn -- ${lesson.game} --round ${round - 1} first`,
  );
}

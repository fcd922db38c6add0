import { BadInputError } from '@cardwright/engine';
import type { Lesson } from './lesson.ts';
import { ltkIdentityLesson } from './ltk-identity.ts';
import { ltkKingdomsLesson } from './ltk-kingdoms.ts';
import { sorceryLesson } from './sorcery.ts';

const LESSONS: readonly Lesson[] = [ltkIdentityLesson, ltkKingdomsLesson, sorceryLesson];

export function lessonOf(game: string): Lesson {
  const lesson = LESSONS.find((each) => each.game === game);
  if (lesson !== undefined) return lesson;
  const known = LESSONS.map((each) => each.game).join(', ');
  if (game === 'thrones')
    throw new BadInputError(
      'who will win Thrones is not learned, it is played out; its habits are: npm run learn -- thrones --habits',
    );
  throw new BadInputError(`there is nothing to learn about "${game}"; there is about ${known}`);
}

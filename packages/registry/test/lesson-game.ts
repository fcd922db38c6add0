import { Coach, type Lesson, type LessonContext } from '@cardwright/client';
import { childSeed, Match, randomFrom, seenBy } from '@cardwright/engine';
import { botOf, Seating } from '@cardwright/players';
import type { GameEntry } from '../src/index.ts';

/** What was taught in a game, and after how many of the learner's decisions. */
export interface Taught {
  readonly steps: readonly string[];
  readonly decisions: number; // until the last of them
  readonly texts: readonly string[];
}

/** Plays a lesson's deal with a bot in the learner's place, until all is said or the game is over. */
export async function playLesson(entry: GameEntry, lesson: Lesson, learner = 'L1', others = 'L1'): Promise<Taught> {
  const { game } = entry;
  const { seed, seats, seat, options = {} } = lesson;
  const coach = new Coach(lesson);
  const bots = Array.from({ length: seats }, (_, each) => botOf(entry, each === seat ? learner : others));
  const seating = new Seating(bots, seed, { isHeard: true });
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(
    game,
    { seed, seats, options },
    {
      listen: (event) => {
        seating.listen?.(event);
        coach.hear(seenBy(event, seat));
      },
    },
  );
  const texts: string[] = [];
  let decisions = 0;
  while (match.decision !== null && !coach.isDone) {
    if (match.decision.seat === seat) {
      decisions++;
      const seen: LessonContext = {
        seat,
        view: match.view(seat),
        decision: match.decision,
        name: (each) => `#${each}`,
      };
      coach.look(match.length, seen);
      for (;;) {
        const said = (['en', 'zh'] as const).map((language) => coach.teaching(seen, language));
        if (said[0] == null) break;
        texts.push(...said.flatMap((each) => [each?.does ?? '', each?.means ?? '']));
        if (said[0].points.length === 0) throw new Error(`${said[0].id} points at nothing`);
        coach.next(seen);
      }
    }
    if (coach.isDone) break;
    const { choice } = await seating.ask(match, random);
    match.choose(choice);
  }
  return { steps: [...coach.said], decisions, texts };
}

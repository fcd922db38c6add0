import {
  isForced,
  type Language,
  Match,
  type MatchRecord,
  one,
  type Seat,
  seenBy,
  type Viewer,
} from '@cardwright/engine';
import { type Happening, linesOf } from './log.ts';
import { namesIn, recordedSeats } from './names.ts';
import type { LogLine } from './scene.ts';
import type { Staged } from './stage.ts';

/**
 * The whole log of a record as this viewer came to read it: everybody by the name they had at the time. What has only one answer is
 * no part of a record; `told` says how many events there have been, where a game has gone on after the last choice.
 */
export function storyOf(
  staged: Staged,
  record: MatchRecord,
  viewer: Viewer,
  language: Language,
  told = 0,
  you: Seat | null = null,
): LogLine[] {
  const happenings: Happening[] = [];
  const people = recordedSeats(record, staged);
  let fresh: Happening['events'][number][] = [];
  let at = 0;
  let heard = 0;
  // What has only one answer is asked, so that a game that is not over is told no further than it came.
  const listen = (event: Happening['events'][number]): void => {
    heard++;
    fresh.push(seenBy(event, viewer));
  };
  const match = Match.start(staged.game, record, { listen, checkpoints: false, askForced: true });
  const tell = (): void => {
    if (fresh.length > 0)
      happenings.push({ at, events: fresh, names: namesIn(staged, match.view('public'), record.seats, people) });
    fresh = [];
  };
  const isStuck = (): boolean => match.decision !== null && isForced(match.decision);
  const isTold = (): boolean => record.outcome === null && heard >= told;
  tell();
  for (const { keys } of record.choices) {
    while (isStuck()) match.choose(one(0));
    tell();
    at++;
    match.chooseKeys(keys);
    tell();
  }
  while (!isTold() && isStuck()) match.choose(one(0));
  tell();
  return linesOf(happenings, staged, { ...match.options }, language, you);
}

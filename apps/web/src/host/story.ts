import { isForced, type Language, Match, type MatchRecord, one, type Viewer } from '@cardwright/engine';
import type { Production } from '../production.ts';
import type { LogLine } from '../scene.ts';
import { Cast, type Told } from './cast.ts';

/**
 * The whole log as this viewer came to read it: everybody by the name they had at the time. What has only one answer is
 * no part of a record; `events` says how many there have been, where a game has gone on after the last choice.
 */
export function storyOf(
  production: Production,
  record: MatchRecord,
  viewer: Viewer,
  language: Language,
  events = 0,
): LogLine[] {
  const lines: LogLine[] = [];
  let fresh: Told[] = [];
  let at = 0;
  let heard = 0;
  const listen = (event: Told['event']): void => {
    heard++;
    fresh.push({ event, at });
  };
  // What has only one answer is asked, so that a game that is not over is told no further than it came.
  const match = Match.start(production.game, record, { listen, checkpoints: false, askForced: true });
  const isTold = (): boolean => record.outcome === null && heard >= events;
  const isStuck = (): boolean => match.decision !== null && isForced(match.decision);
  const tell = (): void => {
    const showing = { production, match, options: record.options, players: record.players };
    if (fresh.length > 0) lines.push(...new Cast(showing, viewer, language).lines(fresh));
    fresh = [];
  };
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
  return lines;
}

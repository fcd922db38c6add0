import { isForced, type Language, Match, type MatchRecord, one, type Viewer } from '@cardwright/engine';
import type { Production } from '../production.ts';
import type { LogLine } from '../scene.ts';
import { Cast, type Told } from './cast.ts';

/** The whole log as this viewer came to read it: everybody by the name they had at the time. */
export function storyOf(production: Production, record: MatchRecord, viewer: Viewer, language: Language): LogLine[] {
  const lines: LogLine[] = [];
  let fresh: Told[] = [];
  let at = 0;
  const listen = (event: Told['event']): void => void fresh.push({ event, at });
  // What has only one answer is asked, so that a game that is not over is told no further than it came.
  const match = Match.start(production.game, record, { listen, checkpoints: false, askForced: true });
  const passForced = (): void => {
    while (match.decision !== null && isForced(match.decision)) match.choose(one(0));
  };
  const tell = (): void => {
    const showing = { production, match, options: record.options, players: record.players };
    if (fresh.length > 0) lines.push(...new Cast(showing, viewer, language).lines(fresh));
    fresh = [];
  };
  tell();
  for (const { keys } of record.choices) {
    passForced();
    tell();
    at++;
    match.chooseKeys(keys);
    tell();
  }
  if (record.outcome !== null) passForced();
  tell();
  return lines;
}

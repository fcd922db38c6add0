import type { Language, MatchRecord } from '@cardwright/engine';
import { plain } from '@cardwright/presenter';
import type { Staged } from './stage.ts';
import { storyOf } from './story.ts';

/** A game played by other rules than these: it cannot be played again, only read. */
export interface LegacyLog {
  readonly old: string; //   the rules it was played by
  readonly now: string; //  the rules there are
  readonly lines: readonly string[];
}

/** A record; of a game that is over with its public log, so that it can be read when the rules have changed. */
export const withLog = (staged: Staged, record: MatchRecord, language: Language): MatchRecord =>
  record.outcome === null || record.rules !== staged.game.rules
    ? record
    : { ...record, log: storyOf(staged, record, 'public', language).map(({ spans }) => plain(spans)) };

/** What is left of a game for these rules, if others are needed to play it again. */
export const legacyLogOf = ({ game }: Staged, { rules, log = [] }: MatchRecord): LegacyLog | null =>
  rules === game.rules ? null : { old: rules, now: game.rules, lines: log };

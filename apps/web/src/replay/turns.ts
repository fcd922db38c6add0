import type { LogLine } from '@cardwright/client';

/** The moves of the log at which something of this kind happened, each once. */
export const movesOf = (story: readonly LogLine[], tone: LogLine['tone']): readonly number[] => [
  ...new Set(story.filter((line) => line.tone === tone).map(({ at }) => at)),
];

/** The beginning of the turn before this move; the beginning of the game before the first. */
export const turnBefore = (turns: readonly number[], at: number): number => turns.findLast((turn) => turn < at) ?? 0;

/** The beginning of the turn after this move; the end of the game after the last. */
export const turnAfter = (turns: readonly number[], at: number, length: number): number =>
  turns.find((turn) => turn > at) ?? length;

/** What of the story has happened by this move. */
export function storyUntil(story: readonly LogLine[], at: number): readonly LogLine[] {
  const later = story.findIndex((line) => line.at > at);
  return later < 0 ? story : story.slice(0, later);
}

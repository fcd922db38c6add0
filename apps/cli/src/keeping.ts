import { BadInputError, formatRecord, type Language, type MatchRecord } from '@cardwright/engine';
import type { SaveFile } from './save-file.ts';
import { WORDS } from './words.ts';

/** What became of a game that was to be written for the last time, and what is to be said about it. */
interface Closed {
  readonly path: string | null; // null: it is in no file
  readonly lines: readonly string[];
}

/** Does the last thing with a game's file. Where there is no room for it anywhere, the record itself is what is said. */
function closed(file: SaveFile, record: MatchRecord, language: Language, act: () => string | null): Closed {
  try {
    const path = act();
    return { path, lines: file.detour === null ? [] : [file.detour] };
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    const text = formatRecord(record).trimEnd().split('\n');
    return { path: null, lines: [error.message, WORDS[language].printed, ...text] };
  }
}

/** A game that is left unfinished. */
export const leftIn = (file: SaveFile, record: MatchRecord, language: Language): Closed =>
  closed(file, record, language, () => file.save(record));

/** A game that is over. */
export const finished = (file: SaveFile, record: MatchRecord, language: Language): readonly string[] =>
  closed(file, record, language, () => {
    file.finish(record);
    return null;
  }).lines;

/** Where a game is after a fault of ours, as a line; if it can be in no file, it is right there. */
export function whereabouts(file: SaveFile, record: MatchRecord): string {
  const { path, lines } = leftIn(file, record, 'en');
  return path === null ? lines.join('\n') : `the game is in ${path}`;
}

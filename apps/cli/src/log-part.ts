import type { LogLine } from '@cardwright/client';
import type { Viewer } from '@cardwright/engine';
import { wrapCells } from '@cardwright/presenter';
import { mark, type Paint, spoken } from './paint.ts';

/** What happened, for a screen. */
export interface LogPart {
  readonly lines: readonly LogLine[]; // oldest first
  readonly fresh: number; //             how many of them are new since the last answer
  readonly viewer: Viewer;
  more(count: number): string; //        says that so many of the new ones are not shown
}

const INDENT = '   ';

/** Whether this happened to whoever looks, or was done by them. */
const isAbout = ({ spans }: LogLine, viewer: Viewer): boolean =>
  spans.some(({ ref }) => ref?.kind === 'seat' && ref.id === viewer);

/** A line of the log in as many rows as it takes. */
function rowsOf(line: LogLine, isFresh: boolean, paint: Paint): string[] {
  const { colours } = paint;
  const rows = wrapCells(spoken(paint, line.spans), paint.width - INDENT.length - 1);
  if (!isFresh) return rows.map((row) => colours.dim(`${INDENT}${row}`));
  return rows.map((row, i) => (i === 0 ? ` ${mark(paint, 'new')} ${row}` : `${INDENT}${row}`));
}

/** How many rows all that is new takes. */
export const freshRows = ({ lines, fresh }: LogPart, paint: Paint): number =>
  (fresh > 0 ? lines.slice(-fresh) : []).reduce((rows, line) => rows + rowsOf(line, true, paint).length, 0);

/**
 * What happened, in so many rows: all that is new, and before it what was before. Where what is new takes more, what
 * happened to whoever looks comes first, then the newest of the rest.
 */
export function toldWithin(log: LogPart, rows: number, paint: Paint): string[] {
  const { lines, fresh, viewer, more } = log;
  const isFresh = (i: number): boolean => i >= lines.length - fresh;
  const newest = lines.map((_line, i) => i).reverse();
  const isWhole = freshRows(log, paint) <= rows;
  const news = newest.slice(0, fresh);
  const order = isWhole
    ? newest
    : [true, false].flatMap((own) => news.filter((i) => isAbout(lines[i] as LogLine, viewer) === own));
  const shown = new Map<number, readonly string[]>();
  const isCounted = !isWhole && rows > 1; // what is left out is said
  let left = isCounted ? rows - 1 : rows;
  for (const i of order) {
    if (left <= 0) break;
    const drawn = rowsOf(lines[i] as LogLine, isFresh(i), paint);
    if (drawn.length > left && (isWhole || shown.size > 0)) break;
    shown.set(i, drawn.slice(0, left));
    left -= drawn.length;
  }
  const told = [...shown].sort(([a], [b]) => a - b).flatMap(([, drawn]) => drawn);
  if (!isCounted) return told;
  return [paint.colours.dim(`${INDENT}${more(fresh - shown.size)}`), ...told];
}

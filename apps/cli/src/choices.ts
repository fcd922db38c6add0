import type { Decision } from '@cardwright/engine';
import { displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import { choicesIn, type Paint } from './paint.ts';

const GAP = 3; // cells between two columns

/** Texts with their numbers. */
const numbered = (texts: readonly string[]): string[] =>
  texts.map((each, i) => `${String(i + 1).padStart(String(texts.length).length)}  ${each}`);

/** How many columns of these fit. */
const acrossIn = (cells: readonly string[], width: number): number =>
  Math.max(1, Math.floor((width + GAP) / (Math.max(...cells.map(displayWidth)) + GAP)));

/** Cells in as many columns as fit, downwards first; what is wider than a line is broken. */
function inColumns(cells: readonly string[], width: number): string[] {
  if (cells.length === 0) return [];
  const across = acrossIn(cells, width);
  const cell = Math.max(...cells.map(displayWidth)) + GAP;
  const rows = Math.ceil(cells.length / across);
  if (across === 1) return cells.flatMap((each) => hanging(each, width));
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_each, i) => i % rows === row)
      .map((each) => padCells(each, cell))
      .join('')
      .trimEnd(),
  );
}

/** A numbered text in as many lines as it takes, the others under the first. */
function hanging(cell: string, width: number): string[] {
  if (displayWidth(cell) <= width) return [cell];
  const indent = /^\s*\d+ {2}/.exec(cell)?.[0].length ?? 0;
  const [first = '', ...others] = wrapCells(cell.slice(indent), width - indent);
  return [`${cell.slice(0, indent)}${first}`, ...others.map((line) => `${' '.repeat(indent)}${line}`)];
}

/** Numbered texts in columns. */
export const columns = (texts: readonly string[], { width }: Paint): string[] => inColumns(numbered(texts), width);

/** The choices of a decision in so many rows. Where they take more, in pages, and the one that does least is always there. */
export function choicePages(
  decision: Decision,
  paint: Paint,
  rows = Infinity,
): { readonly pages: readonly (readonly string[])[]; readonly last: readonly string[] } {
  const cells = numbered(choicesIn(paint, decision));
  const whole = inColumns(cells, paint.width);
  if (whole.length <= rows) return { pages: [whole], last: [] };
  const least = decision.default.length === 1 ? (decision.default[0] as number) : -1;
  const last = least < 0 ? [] : hanging(cells[least] as string, paint.width);
  const others = cells.filter((_cell, i) => i !== least);
  return { pages: paged(others, paint.width, Math.max(1, rows - last.length)), last };
}

/** As many cells to a page as its rows take. */
function paged(cells: readonly string[], width: number, rows: number): string[][] {
  const pages: string[][] = [];
  for (let from = 0; from < cells.length; ) {
    let to = Math.min(cells.length, from + acrossIn(cells, width) * rows);
    while (to > from + 1 && inColumns(cells.slice(from, to), width).length > rows) to--;
    pages.push(inColumns(cells.slice(from, to), width));
    from = to;
  }
  return pages;
}

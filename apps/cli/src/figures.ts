import { displayWidth, padCells } from '@cardwright/presenter';

export const count = (n: number): string => n.toLocaleString('en-US');

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** Rows in columns: the first flush left, numbers flush right. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => displayWidth(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return i === 0 ? padCells(cell, width) : ' '.repeat(width - displayWidth(cell)) + cell;
      })
      .join('   '),
  );
}

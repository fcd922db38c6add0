import type { Row } from '@cardwright/lab/report';
import { isChange, isShare } from '@cardwright/lab/words';

/** A figure as a table: a line a row, a cell a column. */
export interface Line {
  readonly row: string;
  readonly cells: ReadonlyMap<string, Row>;
}

/** A column with what all its rows come to; the scale its cells are drawn to. */
export interface Column {
  readonly id: string;
  readonly all: number | null; //  null: there is nothing to compare with
  readonly n: readonly [fewest: number, most: number];
  readonly from: number;
  readonly to: number;
}

export interface Figure {
  readonly id: string;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly isShare: boolean;
}

/** Scales to choose from, as half of what they span. */
const SPANS = [0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5];
const SEEN = 0.8; //     so many interval ends in a hundred are to be seen …
const TELLING = 0.15; // … of intervals no longer than that: others tell little and would make all small

/** What a row is worth when rows are sorted: a share of few games tells little by itself. */
export const worth = ({ shrunk, value }: Row): number => shrunk ?? value;

const mean = (rows: readonly Row[]): number =>
  rows.reduce((sum, { n, value }) => sum + n * value, 0) /
  Math.max(
    1,
    rows.reduce((sum, { n }) => sum + n, 0),
  );

/** What all rows of a column come to: of parts of a whole there is nothing to say. */
function allOf(figure: string, rows: readonly Row[]): number | null {
  const [first] = rows as [Row];
  if (isChange(first)) return 0;
  return ['hero', 'pair', 'seat', 'order', 'dealt', 'first', 'role'].includes(figure) ? mean(rows) : null;
}

/** The columns of a figure: all of them span the same, so that lengths compare across them. */
function columnsOf(figure: string, rows: readonly Row[], order: readonly string[]): Column[] {
  const groups = Map.groupBy(rows, ({ column }) => column);
  const ids = [...new Set([...order.filter((each) => groups.has(each)), ...groups.keys()])];
  const middles = new Map(ids.map((id) => [id, allOf(figure, groups.get(id) as Row[])]));
  const isShown = rows.every(isShare);
  const half = (): number => {
    const known = rows.filter(({ low, high }) => high - low <= TELLING);
    const off = (of: (row: Row) => readonly number[]): number[] =>
      (known.length === 0 ? rows : known).flatMap((row) =>
        of(row).map((at) => Math.abs(at - (middles.get(row.column) ?? 0.5))),
      );
    const ends = off(({ low, high }) => [low, high]).sort((x, y) => x - y);
    const most = ends[Math.floor(SEEN * (ends.length - 1))] ?? 0.5;
    return SPANS.find((span) => span >= Math.max(most, ...off(({ value }) => [value]))) ?? 0.5;
  };
  return ids.map((id): Column => {
    const own = groups.get(id) as Row[];
    const counts = own.map(({ n }) => n);
    const all = middles.get(id) ?? null;
    const n = [Math.min(...counts), Math.max(...counts)] as const;
    if (!isShown) return { id, all, n, from: 0, to: Math.max(...own.map(({ high }) => high)) };
    if (all === null) return { id, all, n, from: 0, to: Math.min(1, Math.max(...own.map(({ high }) => high)) * 1.05) };
    const span = half();
    const from = isChange(own[0] as Row) ? -span : Math.min(Math.max(0, all - span), Math.max(0, 1 - 2 * span));
    return { id, all, n, from, to: from + 2 * span };
  });
}

/** A figure out of a report; rows and columns that are sums of others are left out. */
export function figureOf(rows: readonly Row[], id: string, order: readonly string[]): Figure {
  const all = rows.filter(({ figure, row }) => figure === id && row !== 'all');
  const parts = all.filter(({ column }) => column !== 'all');
  const own = parts.length > 0 ? parts : all; // a sum over roles tells mostly who has which role
  const groups = Map.groupBy(own, ({ row }) => row);
  const lines = [...groups].map(([row, cells]) => ({ row, cells: new Map(cells.map((cell) => [cell.column, cell])) }));
  return { id, columns: columnsOf(id, own, order), lines, isShare: own.every(isShare) };
}

/** Sorted by a column, the highest first; rows without a cell there come last. Without a column they stay as they are. */
export function sorted(lines: readonly Line[], column: string | null, isDown: boolean): Line[] {
  if (column === null) return lines.slice();
  return lines.toSorted((a, b) => {
    const [one, other] = [a.cells.get(column), b.cells.get(column)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const ahead = worth(one) - worth(other) || one.value - other.value;
    return isDown ? -ahead : ahead;
  });
}

/** Whether an interval leaves out what all come to: then luck alone hardly explains it. */
export const standsOut = ({ low, high }: Row, { all }: Column): boolean => all !== null && (low > all || high < all);

const STEPS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const MOST_TICKS = 4;

export function ticksOf({ from, to }: Column): number[] {
  const step = STEPS.find((each) => (to - from) / each <= MOST_TICKS) ?? to - from;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

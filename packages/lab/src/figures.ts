import { type Counts, UNIT } from './counts.ts';
import type { Interval } from './interval.ts';
import { shrunk } from './shrink.ts';
import { meanOf, paired, student95, unpaired, wilson } from './wilson.ts';
import { FIGURES, type FigureId } from './words.ts';

/** A figure: of how many it was made, and where the truth likely lies. Shares and chances are from 0 to 1. */
export interface Row {
  readonly figure: string;
  readonly row: string;
  readonly column: string;
  readonly n: number;
  readonly value: number;
  readonly low: number; //      95 %
  readonly high: number;
  readonly shrunk?: number; //  drawn towards the share of all, by how small the sample is
  readonly before?: number; //  the chance before a card; the share before a change
  readonly after?: number;
  readonly only?: readonly [before: number, after: number]; // deals that came out so only without, only with the change
  readonly alone?: readonly [low: number, high: number]; //    the interval that games of different deals would have given
}

/** Figures with many rows, some of them of few games. */
const SHRUNK: readonly string[] = ['hero', 'pair', 'dealt'] satisfies FigureId[];

type Numbers = readonly number[];
const at = (numbers: Numbers, i: number): number => numbers[i] ?? 0;

interface Counted {
  readonly figure: string;
  readonly row: string;
  readonly column: string;
  readonly numbers: Numbers;
}

const PLACES = 1e5;
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;

const rowOf = ({ figure, row, column }: Counted, n: number, { mean, low, high }: Interval): Row => ({
  figure,
  row,
  column,
  n,
  value: rounded(mean),
  low: rounded(low),
  high: rounded(high),
});

/** Shares won, each with what it shrinks to among those of its column. */
function shares(counted: readonly Counted[]): Row[] {
  const columns = Map.groupBy(counted, ({ figure, column }) => `${figure}|${column}`);
  return [...columns.values()].flatMap((rows) => {
    const won = rows.map(({ numbers }) => ({ n: at(numbers, 0), won: at(numbers, 1) / UNIT }));
    const towards = SHRUNK.includes((rows[0] as Counted).figure) ? shrunk(won) : null;
    return rows.map((each, i): Row => {
      const { n, won: wins } = won[i] as { n: number; won: number };
      const row = rowOf(each, n, wilson(wins, n));
      return towards === null ? row : { ...row, shrunk: rounded(towards[i] as number) };
    });
  });
}

/** The parts of a row, those that never came up in it too: a column of the figure that is missing stands for none. */
function withNone(parts: readonly Counted[], counted: readonly Counted[]): Counted[] {
  const [{ figure, row, column }] = parts as [Counted];
  if (column === 'all') return [...parts];
  const columns = new Set(counted.flatMap((each) => (each.figure === figure ? [each.column] : [])));
  for (const { column: known } of parts) columns.delete(known);
  return [...parts, ...[...columns].map((missing) => ({ figure, row, column: missing, numbers: [0] }))];
}

/** How games fall apart among the columns of a row; or, where there is one column, among the rows. */
function splits(counted: readonly Counted[]): Row[] {
  const whole = ({ figure, row, column }: Counted): string => (column === 'all' ? figure : `${figure}|${row}`);
  return [...Map.groupBy(counted, whole).values()].flatMap((parts) => {
    const n = parts.reduce((sum, { numbers }) => sum + at(numbers, 0), 0);
    return withNone(parts, counted).map((each) => rowOf(each, n, wilson(at(each.numbers, 0), n)));
  });
}

/** A card over all games: what it brings on average, and the sums of products with itself and with any card (see the witness). */
class Brought {
  readonly games: number;
  readonly times: number;
  readonly before: number;
  readonly after: number;
  readonly #own: Numbers;
  readonly #common: Numbers;

  constructor({ numbers }: Counted) {
    [this.games = 0, this.times = 0, this.before = 0, this.after = 0] = numbers;
    this.#own = numbers.slice(4, 8);
    this.#common = numbers.slice(8, 12);
  }

  get mean(): number {
    return (this.after - this.before) / this.times;
  }

  /** How far its games are off its mean, squared; or that times how far they are off any card's. */
  #spread([times = 0, timesOff = 0, offTimes = 0, offs = 0]: Numbers, other: Brought): number {
    return offs - other.mean * offTimes - this.mean * timesOff + this.mean * other.mean * times;
  }

  get variance(): number {
    return this.#spread(this.#own, this) / this.times ** 2;
  }

  covarianceWith(all: Brought): number {
    return this.#spread(this.#common, all) / (this.times * all.times);
  }
}

/** What a card brings: results after it against chances before it, less what any card brings. Cards of one game are not independent. */
function swings(counted: readonly Counted[]): Row[] {
  return [...Map.groupBy(counted, ({ figure }) => figure).values()].flatMap((cards) => {
    const all = new Brought(cards.find(({ row }) => row === 'all') as Counted);
    return cards.map((each): Row => {
      const own = new Brought(each);
      const { games, times, before, after } = own;
      const isAll = each.row === 'all';
      const mean = (isAll ? own.mean : own.mean - all.mean) / UNIT;
      const variance = isAll ? own.variance : own.variance + all.variance - 2 * own.covarianceWith(all);
      const error = (student95(games - 1) * Math.sqrt(Math.max(0, variance))) / UNIT;
      return {
        ...rowOf(each, times, { mean, low: Math.max(-1, mean - error), high: Math.min(1, mean + error) }),
        before: rounded(before / times / UNIT),
        after: rounded(after / times / UNIT),
      };
    });
  });
}

/** What a change does to the same deals. */
function change(each: Counted, n: number, [both = 0, first = 0, second = 0]: Numbers): Row {
  const [before, after] = [wilson(both + first, n), wilson(both + second, n)];
  const alone = unpaired(before, after);
  return {
    ...rowOf(each, n, paired(n, first, second)),
    before: rounded(before.mean),
    after: rounded(after.mean),
    only: [first, second],
    alone: [rounded(alone.low), rounded(alone.high)],
  };
}

function lengths(counted: readonly Counted[]): Row[] {
  return counted.map((each): Row => {
    const [n = 0, before = 0, after = 0, offs = 0, squares = 0, others = 0] = each.numbers;
    const [first, second] = [meanOf(n, before, squares), meanOf(n, after, others)];
    const alone = Math.hypot(first.high - first.mean, second.high - second.mean);
    const mean = second.mean - first.mean;
    return {
      ...rowOf(each, n, meanOf(n, after - before, offs)),
      before: rounded(first.mean),
      after: rounded(second.mean),
      alone: [rounded(mean - alone), rounded(mean + alone)],
    };
  });
}

/** Where the same seat always begins, the order of turns tells nothing that seats do not. */
function withoutRepeats(counted: readonly Counted[]): readonly Counted[] {
  const said = (wanted: string): string =>
    counted
      .flatMap(({ figure, row, column, numbers }) => (figure === wanted ? [[row, column, ...numbers].join()] : []))
      .sort()
      .join(';');
  return said('order') === said('seat') ? counted.filter(({ figure }) => figure !== 'order') : counted;
}

const placeOf = (list: readonly string[], name: string): number => {
  const place = list.indexOf(name);
  return place < 0 ? list.length : place;
};

/** Everything that was counted, as figures. */
export function figuresOf(counts: Counts, games: number, columns: readonly string[]): Row[] {
  const kinds = Map.groupBy(
    Object.entries(counts).map(([key, numbers]): Counted & { kind: string } => {
      const [kind = '', figure = '', row = '', column = ''] = key.split('|');
      return { kind, figure, row, column, numbers };
    }),
    ({ kind }) => kind,
  );
  const of = (kind: string): readonly Counted[] => kinds.get(kind) ?? [];
  const rows = [
    ...shares(withoutRepeats(of('share'))),
    ...splits(of('split')),
    ...swings(of('swing')),
    ...of('paired').map((each) => change(each, games, each.numbers)),
    ...of('guest').map((each) => change(each, at(each.numbers, 0), each.numbers.slice(1))),
    ...lengths(of('change')),
    ...of('mean').map((each) =>
      rowOf(each, at(each.numbers, 0), meanOf(at(each.numbers, 0), at(each.numbers, 1), at(each.numbers, 2))),
    ),
  ];
  const inOrder = (a: string, b: string): number =>
    Number(a) - Number(b) || placeOf(columns, a) - placeOf(columns, b) || (a < b ? -1 : a > b ? 1 : 0);
  return rows.sort(
    (a, b) =>
      placeOf(FIGURES, a.figure) - placeOf(FIGURES, b.figure) || inOrder(a.row, b.row) || inOrder(a.column, b.column),
  );
}

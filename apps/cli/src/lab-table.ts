import type { Language } from '@cardwright/engine';
import { columnName, FIGURES, isChange, isShare, LAB_WORDS, type LabReport, type Row, rowName } from '@cardwright/lab';
import { count, inColumns } from './figures.ts';

const SHOWN = 40; // rows of a figure; of more than that the highest and the lowest
const ENDS = 12;

/** Rows whose order is their own: places, turns, chances. */
const ORDERED: readonly string[] = [
  'outcome',
  'vary',
  'role',
  'seat',
  'order',
  'length',
  'turns',
  'comeback',
  'calibration',
];

const signed = (text: string, value: number): string => (value < 0 ? `−${text}` : `+${text}`);

function valueText(row: Row, value: number): string {
  const size = isShare(row) ? 100 * value : value;
  return isChange(row) ? signed(Math.abs(size).toFixed(1), size) : size.toFixed(1);
}

const best = (a: Row, b: Row): number => (b.shrunk ?? b.value) - (a.shrunk ?? a.value);

/** The figures as text: every one with how many it was made of, and its interval. */
export function tableOf({ rows, names, columns }: LabReport, language: Language): string[] {
  const words = LAB_WORDS[language];
  const own = names[language];
  const lines: string[] = [];
  for (const figure of FIGURES) {
    const found = rows.filter((row) => row.figure === figure);
    if (found.length === 0) continue;
    const { title, about } = words.figures[figure];
    lines.push('', `${title} (${about}${isShare(found[0] as Row) ? ', %' : ''})`);
    const sections = Map.groupBy(found, (row) => row.column);
    const inOrder = [...columns.filter((each) => sections.has(each)), ...sections.keys()];
    for (const column of new Set(inOrder)) lines.push(...section(column, sections.get(column) ?? []));
  }
  return [...lines, '', words.note];

  function section(column: string, all: readonly Row[]): string[] {
    const sorted = ORDERED.includes((all[0] as Row).figure) ? all : all.toSorted(best);
    const isCut = sorted.length > SHOWN;
    const shown = isCut ? [...sorted.slice(0, ENDS), ...sorted.slice(-ENDS)] : sorted;
    const hasShrunk = shown.some((row) => row.shrunk !== undefined);
    const { heads } = words;
    const table = [
      [
        columnName((all[0] as Row).figure, column, own, words),
        heads.value,
        heads.interval,
        heads.n,
        ...(hasShrunk ? [heads.shrunk] : []),
      ],
      ...shown.map((row) => [
        rowName(row.figure, row.row, own, words),
        valueText(row, row.value),
        `${valueText(row, row.low)} … ${valueText(row, row.high)}`,
        count(row.n),
        ...(hasShrunk ? [row.shrunk === undefined ? '' : valueText(row, row.shrunk)] : []),
      ]),
    ];
    const text = inColumns(table).map((line) => `  ${line}`);
    if (isCut) text.splice(ENDS + 1, 0, `  ${words.more(sorted.length - shown.length)}`);
    return text;
  }
}

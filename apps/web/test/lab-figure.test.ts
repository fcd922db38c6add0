import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabReport, Row } from '@cardwright/lab/report';
import { GAMES } from '@cardwright/registry/list';
import { expect, test } from 'vitest';
import { leastOf } from '../../../packages/registry/test/shipped.ts';
import { figureOf, sorted, standsOut, ticksOf } from '../src/lab/figure.ts';
import { counted, read } from '../src/lab/numbers.ts';
import { LAB_PAGE_WORDS } from '../src/lab/words.ts';

const row = (name: string, column: string, value: number, n = 100, figure = 'hero'): Row => ({
  figure,
  row: name,
  column,
  n,
  value,
  low: value - 0.05,
  high: value + 0.05,
});

const rows = [
  row('ann', 'lord', 0.6),
  row('ann', 'spy', 0.1),
  row('ben', 'lord', 0.4),
  row('cat', 'spy', 0.2, 300),
  row('x', 'all', 0.5, 9, 'pair'),
];

test('a figure has a line a row, columns in the order of the game, and scales that span the same', () => {
  const { lines, columns } = figureOf(rows, 'hero', ['lord', 'rebel', 'spy']);
  expect(lines.map((line) => line.row)).toEqual(['ann', 'ben', 'cat']);
  expect(columns.map(({ id, all, n }) => [id, all, n])).toEqual([
    ['lord', 0.5, [100, 100]],
    ['spy', 0.175, [100, 300]],
  ]);
  expect(new Set(columns.map(({ from, to }) => (to - from).toFixed(6))).size).toBe(1);
  for (const { from, to } of columns) expect(from >= 0 && to <= 1.000001).toBe(true);
});

test('sorting: the highest first, turned round, and who has no such cell last', () => {
  const { lines } = figureOf(rows, 'hero', []);
  const names = (column: string | null, isDown: boolean) => sorted(lines, column, isDown).map((line) => line.row);
  expect(names('lord', true)).toEqual(['ann', 'ben', 'cat']);
  expect(names('lord', false)).toEqual(['ben', 'ann', 'cat']);
  expect(names('spy', true)).toEqual(['cat', 'ann', 'ben']);
  expect(names(null, true)).toEqual(['ann', 'ben', 'cat']);
});

test('small samples are sorted by what they shrink to', () => {
  const lucky = { ...row('lucky', 'lord', 1, 2), shrunk: 0.5 };
  const { lines } = figureOf([...rows, lucky], 'hero', []);
  expect(sorted(lines, 'lord', true)[0]?.row).toBe('ann');
});

test('what stands out leaves out the share of all', () => {
  const { columns } = figureOf(rows, 'hero', []);
  const lord = columns.find(({ id }) => id === 'lord');
  expect(lord === undefined ? null : [0.6, 0.52, 0.44].map((value) => standsOut(row('', 'lord', value), lord))).toEqual(
    [true, false, true],
  );
});

test('ticks are round and lie on the scale', () => {
  const column = { id: '', all: null, n: [0, 0] as const, from: 0.32, to: 0.62 };
  expect(ticksOf(column).map((tick) => tick.toFixed(2))).toEqual(['0.40', '0.50', '0.60']);
});

test('numbers as they are read', () => {
  expect(counted(1_234_567)).toBe('1 234 567');
  expect(read({ figure: 'hero', row: '' }, 0.1234)).toBe('12.3');
  expect(read({ figure: 'drawn', row: '' }, -0.0049)).toBe('−0.5');
  expect(read({ figure: 'drawn', row: '' }, 0.0001)).toBe('0.0');
  expect(read({ figure: 'length', row: 'turns' }, 41.55)).toBe('41.5');
});

const reportOf = (id: string): string => join(import.meta.dirname, `../src/lab/results/${id}.json`);
const reported = GAMES.filter(({ id }) => leastOf(id).hasReport || existsSync(reportOf(id)));

test.each(reported)('who played the games of $id has a name in both languages', ({ id }) => {
  const { level } = JSON.parse(readFileSync(reportOf(id), 'utf8')) as LabReport;
  expect(LAB_PAGE_WORDS.en.levels[level]).toMatch(/^[a-z ]+$/);
  expect(LAB_PAGE_WORDS.zh.levels[level]).toMatch(/^\p{Script=Han}+$/u);
});

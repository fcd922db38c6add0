import { displayWidth } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { layOut, type Parts, pages } from '../src/layout.ts';
import type { LogPart } from '../src/log-part.ts';
import type { Screen } from '../src/screen.ts';
import { paintOf } from './drawn.ts';

const logOf = (...lines: readonly string[]): LogPart['lines'] =>
  lines.map((text) => ({ at: 0, tone: 'plain', spans: [{ text }] }));

/** A table that can be told in one line, and choices that take so many rows. */
const screenWith = (choices: number): Screen => ({
  table: (_view, _paint, rows = Infinity) => (rows < 2 ? ['table in short'] : ['table 1', 'table 2']),
  hand: (_view, _decision, _paint, rows = Infinity) => {
    if (choices <= rows)
      return { cards: [], pages: [Array.from({ length: choices }, (_, i) => `choice ${i + 1}`)], last: [] };
    const each = Math.max(1, rows - 1);
    const count = Math.ceil((choices - 1) / each);
    return { cards: [], pages: Array.from({ length: count }, (_, i) => [`page ${i + 1}`]), last: ['end'] };
  },
});

const PARTS: Parts = {
  status: 'Somebody must do something.',
  note: '',
  elsewhere: 'rules tells',
  screen: screenWith(1),
  view: null,
  decision: null,
  page: 0,
  log: { lines: logOf('one', 'two', 'three', 'four', 'five'), fresh: 2, viewer: 0, more: (count) => `${count} more` },
  message: '',
  hint: 'a hint',
  keys: (page, count) => (count > 1 ? [`more (${page}/${count})`, 'help'] : ['1-3 choose', 'help']),
};
const RULE = '─'.repeat(30);
const paint = paintOf('en', { width: 30 });

test('a screen leaves its last line for typing; the log takes what is left, newest last', () => {
  expect(layOut(PARTS, 13, paint)).toEqual([
    ' Somebody must do something.',
    RULE,
    'table 1',
    'table 2',
    RULE,
    'choice 1',
    RULE,
    '   three',
    ' › four',
    ' › five',
    ' a hint',
    ' 1-3 choose · help ',
  ]);
});

test('a message takes the place of the hint, and blank lines fill the log', () => {
  const log = { ...PARTS.log, lines: logOf('one'), fresh: 0 };
  const lines = layOut({ ...PARTS, message: '! no', log }, 13, paint);
  expect(lines.slice(7)).toEqual(['   one', '', '', ' ! no', ' 1-3 choose · help ']);
});

test('what an offer does stands below the question, wrapped', () => {
  const lines = layOut({ ...PARTS, note: 'Discard two cards: then one who sees this takes one damage.' }, 16, paint);
  expect(lines.slice(0, 4)).toEqual([
    ' Somebody must do something.',
    '   Discard two cards: then',
    '   one who sees this takes',
    '   one damage.',
  ]);
});

test('where rows are scarce the rules between the parts go first', () => {
  expect(layOut({ ...PARTS, screen: screenWith(4) }, 12, paint)).toEqual([
    ' Somebody must do something.',
    'table 1',
    'table 2',
    'choice 1',
    'choice 2',
    'choice 3',
    'choice 4',
    ' › four',
    ' › five',
    ' a hint',
    ' 1-3 choose · help ',
  ]);
});

test('then the table is told shorter, and only then the choices come in pages; the last of them is always there', () => {
  const shorter = layOut({ ...PARTS, screen: screenWith(5) }, 12, paint);
  expect(shorter.slice(1, 7)).toEqual(['table in short', 'choice 1', 'choice 2', 'choice 3', 'choice 4', 'choice 5']);
  const first = layOut({ ...PARTS, screen: screenWith(9) }, 12, paint);
  expect(first.slice(1, 4)).toEqual(['table 1', 'table 2', 'page 1']);
  expect(first).toContain('end');
  expect(first.at(-1)).toBe(' more (1/2) · help ');
  const around = layOut({ ...PARTS, screen: screenWith(9), page: 3 }, 12, paint);
  expect(around[3]).toBe('page 2');
  expect(around).toContain('end');
});

test('of more news than there are rows, what happened to whoever looks comes first, and the rest is counted', () => {
  const hit = {
    at: 0,
    tone: 'plain',
    spans: [{ text: 'You', ref: { kind: 'seat', id: 0 } }, { text: ' lose 2' }],
  } as const;
  const log = { ...PARTS.log, lines: [hit, ...logOf('a', 'b', 'c', 'd', 'e')], fresh: 6 };
  expect(layOut({ ...PARTS, log }, 13, paint).slice(7, 10)).toEqual(['   4 more', ' › You lose 2', ' › e']);
});

test.each([5, 8, 10, 13, 24, 60])(
  'never more than %i lines high, nor too wide, and the keys are the last',
  (height) => {
    const log = { ...PARTS.log, lines: logOf('x'.repeat(100)), fresh: 1 };
    const parts = { ...PARTS, status: '玩家'.repeat(40), log, message: 'y'.repeat(100) };
    const lines = layOut(parts, height, paint);
    expect(lines).toHaveLength(height - 1);
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(30);
    expect(lines.at(-1)).toBe(' 1-3 choose · help ');
  },
);

test('of the keys that do not fit the last stays', () => {
  const keys = (): readonly string[] => ['1-3 choose', 'hint', 'why', 'look', 'log', 'help'];
  expect(layOut({ ...PARTS, keys }, 13, paint).at(-1)).toBe(' 1-3 choose · hint · help ');
});

test('long texts come in pages', () => {
  const found = pages(
    Array.from({ length: 10 }, (_, i) => `line ${i}`),
    'Enter',
    8,
    paint,
  );
  expect(found).toHaveLength(3);
  expect(found[0]).toEqual(['', ' line 0', ' line 1', ' line 2', ' line 3', RULE, ' Enter (1/3) ']);
  expect(found[2]).toEqual(['', ' line 8', ' line 9', '', '', RULE, ' Enter (3/3) ']);
  expect(pages(['x'], 'Enter', 8, paint)).toHaveLength(1);
});

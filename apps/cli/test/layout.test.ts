import { displayWidth } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { layOut, type Parts, pages } from '../src/layout.ts';
import { paintOf } from './drawn.ts';

const PARTS: Parts = {
  status: 'Somebody must do something.',
  table: ['table 1', 'table 2'],
  hand: ['hand'],
  log: ['one', 'two', 'three', 'four', 'five'],
  fresh: 2,
  message: '',
  hint: 'a hint',
  keys: '1-3 choose',
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
    'hand',
    RULE,
    '   three',
    ' › four',
    ' › five',
    ' a hint',
    ' 1-3 choose ',
  ]);
});

test('a message takes the place of the hint, and blank lines fill the log', () => {
  const lines = layOut({ ...PARTS, message: '! no', log: ['one'], fresh: 0 }, 13, paint);
  expect(lines.slice(7)).toEqual(['   one', '', '', ' ! no', ' 1-3 choose ']);
});

test.each([5, 8, 10, 13, 24, 60])('never more than %i lines high, nor too wide', (height) => {
  const parts = { ...PARTS, status: '玩家'.repeat(40), log: ['x'.repeat(100)], message: 'y'.repeat(100) };
  const lines = layOut(parts, height, paint);
  expect(lines).toHaveLength(height - 1);
  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(30);
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

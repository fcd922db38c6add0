import { expect, test } from 'vitest';
import { readLine, tableSetup } from '../src/index.ts';

const SETUP = {
  game: 'thrones',
  seats: 4,
  options: { shuffle: 'fast' },
  time: 'none',
  isPublic: true,
  isRated: false,
  isOpen: false,
  bots: ['greedy', 'L2'],
};

test.each([
  [{ type: 'sit' }, 'table'],
  [{ type: 'ready', is: true }, 'table'],
  [{ type: 'setup', setup: SETUP }, 'table'],
  [{ type: 'phrase', phrase: 'hello' }, 'table'],
  [{ type: 'say', text: 'good luck' }, 'table'],
  [{ type: 'choose', n: 3, choice: [0, 2] }, 'game'],
  [{ type: 'undo' }, 'game'],
])('%j is for the %s', (message, whom) => {
  expect(Object.keys(readLine(message) ?? {})).toEqual([whom]);
});

test.each([
  [null],
  [{}],
  [{ type: 'ready' }],
  [{ type: 'ready', is: 'yes' }],
  [{ type: 'sit', seat: 1 }],
  [{ type: 'say', text: '' }],
  [{ type: 'say', text: 'x'.repeat(281) }],
  [{ type: 'phrase', phrase: 'toString' }],
  [{ type: '__proto__' }],
  [{ type: 'setup', setup: { ...SETUP, extra: 1 } }],
])('%j is nothing', (message) => {
  expect(readLine(message)).toBeNull();
});

test.each([
  ['seats', 0],
  ['seats', 11],
  ['seats', 2.5],
  ['game', ''],
  ['time', 'forever'],
  ['bots', Array.from({ length: 11 }, () => 'smart')],
  ['options', { deck: 'x'.repeat(20_001) }],
  ['options', { deck: { deep: 1 } }],
])('a set-up with %s %j is none', (field, value) => {
  expect(tableSetup.safeParse({ ...SETUP, [field]: value }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { editDistance } from '../src/index.ts';

test.each([
  ['', '', 0],
  ['peach', 'peach', 0],
  ['peach', '', 5],
  ['', 'wine', 4],
  ['peach', 'peaches', 2],
  ['lu bu', 'lv bu', 1],
  ['duel', 'dule', 2],
  ['kitten', 'sitting', 3],
  ['strike', 'trick', 3],
])('from "%s" to "%s": %i', (a, b, letters) => {
  expect([editDistance(a, b), editDistance(b, a)]).toEqual([letters, letters]);
});

test('text that is far too long is told from words by its beginning', () => {
  expect(editDistance('x'.repeat(10_000_000), 'peach')).toBe(100);
  expect(editDistance('peach', 'x'.repeat(10_000_000))).toBe(100);
  expect(editDistance('x'.repeat(100), `${'x'.repeat(99)}y`)).toBe(1);
});

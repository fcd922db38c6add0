import { expect, test } from 'vitest';
import { cleanName, madeUpName, nameFault, nameKey } from '../src/index.ts';

test.each([
  ['Ann', 'Ann', null],
  ['  Ann   Lee ', 'Ann Lee', null],
  ['李白', '李白', null],
  ['Ａnn', 'Ann', null], // one way to write each letter
  ['x'.repeat(24), 'x'.repeat(24), null],
  ['😀'.repeat(24), '😀'.repeat(24), null],
  ['x'.repeat(25), null, 'long'],
  ['', null, 'empty'],
  [' \t ', null, 'empty'],
  ['a\u0007', null, 'signs'],
  ['a\u202Eb', null, 'signs'],
  ['a\u200Bb', null, 'signs'],
  ['\u0301a', null, 'signs'],
  ['\uD800', null, 'signs'],
])('%j', (typed, clean, fault) => {
  expect(nameFault(typed)).toBe(fault);
  if (clean !== null) expect(cleanName(typed)).toBe(clean);
});

test('names that look the same are the same', () => {
  expect(nameKey('Ann Lee')).toBe(nameKey(' ａnn  LEE'));
});

test('a name that is made up will do', () => {
  for (let i = 0; i < 12; i++) expect(nameFault(madeUpName((n) => i % n))).toBeNull();
});

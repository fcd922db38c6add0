import { expect, test } from 'vitest';
import { parseProperties } from '../src/thrones/properties.ts';

// What java.util.Properties makes of these texts, except that blanks after a value are dropped.
test.each([
  ['a=b', [['a', 'b', 1]]],
  ['a = b', [['a', 'b', 1]]],
  ['a:b', [['a', 'b', 1]]],
  ['a : b', [['a', 'b', 1]]],
  ['a b', [['a', 'b', 1]]],
  ['a\tb', [['a', 'b', 1]]],
  ['  \t a   =   b  ', [['a', 'b', 1]]],
  ['a', [['a', '', 1]]],
  ['a=', [['a', '', 1]]],
  ['a==b', [['a', '=b', 1]]],
  ['a = : b', [['a', ': b', 1]]],
  ['a=b=c', [['a', 'b=c', 1]]],
  ['=b', [['', 'b', 1]]],
  ['# comment\n! comment\n  # comment\na=1', [['a', '1', 4]]],
  ['a=1 # no comment', [['a', '1 # no comment', 1]]],
  [
    'a=1\n\n   \nb=2',
    [
      ['a', '1', 1],
      ['b', '2', 4],
    ],
  ],
  [
    'a=1\r\nb=2\rc=3',
    [
      ['a', '1', 1],
      ['b', '2', 2],
      ['c', '3', 3],
    ],
  ],
  [
    'a=1,\\\n    2,\\\n    3\nb=4',
    [
      ['a', '1,2,3', 1],
      ['b', '4', 4],
    ],
  ],
  [
    'a=1\\\\\nb=2',
    [
      ['a', '1\\', 1],
      ['b', '2', 2],
    ],
  ],
  ['# comment \\\na=1', [['a', '1', 2]]],
  ['a=1\\', [['a', '1', 1]]],
  [
    'a=1\\\n\nb=2',
    [
      ['a', '1', 1],
      ['b', '2', 3],
    ],
  ],
  ['a\\ b\\=c = d', [['a b=c', 'd', 1]]],
  ['a = x\\ty\\nz', [['a', 'x\ty\nz', 1]]],
  ['a = \\u738B\\u5ea7', [['a', '王座', 1]]],
  ['a = \\q', [['a', 'q', 1]]],
  [
    'a=1\na=2',
    [
      ['a', '1', 1],
      ['a', '2', 2],
    ],
  ],
  ['\uFEFFa=1', [['a', '1', 1]]],
  ['', []],
] as const)('%j', (text, entries) => {
  expect(parseProperties(text)).toEqual({
    entries: entries.map(([key, value, line]) => ({ key, value, line })),
    problems: [],
  });
});

test('a broken escape is a problem of its line', () => {
  expect(parseProperties('a=1\nb=\\u12G4\nc=3')).toEqual({
    entries: [
      { key: 'a', value: '1', line: 1 },
      { key: 'c', value: '3', line: 3 },
    ],
    problems: [{ line: 2, problem: '"\\u" needs four hexadecimal digits after it' }],
  });
});

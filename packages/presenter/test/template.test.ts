import { expect, test } from 'vitest';
import { fill, plain } from '../src/template.ts';

const asText = (field: string, value: unknown) => [{ text: `${field}=${JSON.stringify(value)}` }];

test.each([
  ['no holes', {}, 'no holes'],
  ['{a} and {b}', { a: 1, b: 'x' }, 'a=1 and b="x"'],
  ['{list.1}', { list: [4, 5] }, 'list.1=5'],
  ['{secret.cards}', { secret: { cards: [7] } }, 'secret.cards=[7]'],
  ['{n|card|cards}', { n: 1 }, 'card'],
  ['{n|card|cards}', { n: 0 }, 'cards'],
  ['{n|card|cards}', { n: 2 }, 'cards'],
  ['{n} {n|card|cards}', { n: 2 }, 'n=2 cards'],
  ['{missing}', {}, 'missing=undefined'],
  ['{a.b.c}', { a: null }, 'a.b.c=undefined'],
  ['', {}, ''],
  ['strike[to| at {to}]', { to: 2 }, 'strike at to=2'],
  ['strike[to| at {to}]', {}, 'strike'],
  ['strike[to| at {to}]', { to: null }, 'strike'],
  ['a[b|b[c|c{c}]]d', { b: 0, c: 1 }, 'abcc=1d'],
  ['a[b|b[c|c{c}]]d', { c: 1 }, 'ad'],
  ['a[b|b[c|c{c}]]d', { b: 0 }, 'abd'],
  ['a [list] stays', {}, 'a [list] stays'],
])('%j filled from %j reads %j', (template, from, read) => {
  expect(plain(fill(template, from, asText))).toBe(read);
});

test('a hole keeps the reference of the thing it names', () => {
  const noun = () => [{ text: 'the king', ref: { kind: 'card', id: 'KH' } }];
  expect(fill('lay {card}!', { card: 12 }, noun)).toEqual([
    { text: 'lay ' },
    { text: 'the king', ref: { kind: 'card', id: 'KH' } },
    { text: '!' },
  ]);
});

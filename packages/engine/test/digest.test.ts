import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf, digestText, formatDigest } from '../src/index.ts';

describe('the digest of text is pinned, for records carry it', () => {
  const rows: [text: string, digest: string][] = [
    ['', '0bdcb81aee8d83'],
    ['a', '1c2ba782c97901'],
    ['cardwright', '1ad6a27ce3f6f7'],
    ['Würfel 牌', '15b88f65ddbfb9'],
  ];
  test.each(rows)('%j', (text, digest) => expect(formatDigest(digestText(text))).toBe(digest));
  test('a seed makes another one', () => expect(digestText('a', 7)).toBe(2082698615397641));
});

test('one character more, less or other is another digest', () => {
  const letter = fc.string({ minLength: 1, maxLength: 1 });
  fc.assert(
    fc.property(fc.string(), letter, fc.string(), letter, (before, one, after, other) => {
      fc.pre(one !== other);
      const digest = digestText(before + one + after);
      expect(digestText(before + other + after)).not.toBe(digest);
      expect(digestText(before + one + one + after)).not.toBe(digest);
    }),
  );
});

test('the digest of data is that of its JSON', () => {
  expect(digestOf({ a: [1, 2], b: null })).toBe(digestText('{"a":[1,2],"b":null}'));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});

test('a digest is written with fourteen digits', () => {
  expect(formatDigest(0)).toBe('00000000000000');
  expect(formatDigest(2 ** 53 - 1)).toBe('1fffffffffffff');
});

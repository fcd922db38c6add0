import { expect, test } from 'vitest';
import { cleanPainted, cleanText, plain } from '../src/index.ts';

const ESC = '\u001B';

test.each([
  ['plain text, 汉字 and ♠', 'plain text, 汉字 and ♠'],
  [`${ESC}[2Jgone`, '?[2Jgone'],
  [`${ESC}]0;title\u0007`, '?]0;title?'],
  ['\u009B31mred', '?31mred'], //          the same in one character
  ['a\r\nb\tc', 'a??b c'],
  ['abc\u202Edcb', 'abc?dcb'], //          from here on backwards
  ['a\u200Bb\u2028c\uD800d', 'a?b?c?d'], // nothing, a line's end, half a pair
  ['👍🏽 é', '👍🏽 é'],
])('%j is shown as %j', (text, shown) => expect(cleanText(text)).toBe(shown));

test('colours that were painted stay, everything else is cleaned', () =>
  expect(cleanPainted(`${ESC}[31m♥${ESC}[2J${ESC}[39m`)).toBe(`${ESC}[31m♥?[2J${ESC}[39m`));

test.each(['[8m', '[30;40m', '[47m', '[m', '[38;5;0m'])(
  'what would hide what is written is no such colour: %s',
  (code) => expect(cleanPainted(`a${ESC}${code}b`)).toBe(`a?${code}b`),
);

test('the parts of a sentence are cleaned where they are put together', () =>
  expect(plain([{ text: 'Hero ' }, { text: `${ESC}[8mX` }])).toBe('Hero ?[8mX'));

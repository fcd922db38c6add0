import { describe, expect, test } from 'vitest';
import { cutCells, displayWidth, padCells, wrapCells } from '../src/width.ts';

const red = (text: string): string => `\u001B[31m${text}\u001B[39m`;

test.each([
  ['', 0],
  ['abc', 3],
  ['玩家0', 5],
  ['（己方）', 8],
  ['♥10', 3],
  ['│─▸›…', 5],
  ['e\u0301', 1],
  ['ｆｕｌｌ', 8],
  ['かな', 4],
  ['한글', 4],
  ['🂡🛡', 2],
  ['🎴', 2],
  [red('abc'), 3],
])('%j takes %i cells', (text, cells) => {
  expect(displayWidth(text)).toBe(cells);
});

test('padding counts cells, not characters', () => {
  expect(padCells('玩家', 6)).toBe('玩家  ');
  expect(padCells(red('ab'), 4)).toBe(`${red('ab')}  `);
  expect(padCells('too long', 3)).toBe('too long');
});

describe('cutting', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['玩家先出', 8, '玩家先出'],
    ['玩家先出', 7, '玩家先…'],
    ['玩家先出', 6, '玩家…'], // half a character does not fit
    ['abc', 0, ''],
  ])('%j to %i cells is %j', (text, cells, cut) => {
    expect(cutCells(text, cells)).toBe(cut);
    expect(displayWidth(cutCells(text, cells))).toBeLessThanOrEqual(cells);
  });

  test('a colour that was switched on is switched off again', () => {
    expect(cutCells(`x${red('abcdef')}y`, 4)).toBe(`x${red('ab…')}`);
  });

  test('an ellipsis in the text is not taken for the mark', () => {
    expect(cutCells('a…bcdef', 5)).toBe('a…bc…');
  });

  test('the mark can be plain letters', () => {
    expect(cutCells('abcdef', 5, '...')).toBe('ab...');
  });
});

describe('wrapping', () => {
  test.each([
    ['short', 10, ['short']],
    ['', 10, ['']],
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 8, ['one two', 'three']],
    ['exactly 10 chars', 10, ['exactly 10', 'chars']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['玩家先出红心', 6, ['玩家先', '出红心']],
    ['先出，再说', 4, ['先', '出，', '再说']], // a comma never begins a line
    ['  indented', 12, ['  indented']],
  ])('%j in %i cells is %j', (text, cells, lines) => {
    expect(wrapCells(text, cells)).toEqual(lines);
  });

  test('no line is wider than asked, and nothing but blanks is lost', () => {
    const text = 'Lay ♥7 on pile 0, 在牌堆 1 上放 ♦10、and so on, unbelievably-long-word-without-any-blank 玩家三';
    for (let cells = 2; cells < 60; cells++) {
      const lines = wrapCells(text, cells);
      expect(lines.filter((line) => displayWidth(line) > cells)).toEqual([]);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }
  });
});

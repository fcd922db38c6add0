import { describe, expect, test } from 'vitest';
import { completions, readChoice } from '../src/command.ts';
import { Presenter } from '../src/presenter.ts';
import { decision, keyOf, toy } from './toy.ts';

const en = new Presenter(toy, 'en');
const zh = new Presenter(toy, 'zh');

// 1 Lay ♠K on pile 0   2 Lay ♠K on pile 1   3 Lay ♣10 on pile 0   4 Strike Player 1   5 Pass
describe('one choice', () => {
  test.each([
    ['1', 0, true],
    [' 5 ', 4, true],
    ['♠K>2', 1, true], // piles and seats count from 1 where people type
    ['♠k 2', 1, true],
    ['strike:1', 3, true],
    ['pass', 4, true],
    ['PASS', 4, true],
    ['Lay ♠K on pile 1', 1, true],
    ['lay  ♠k  on  pile 1', 1, true],
    ['p', 4, false],
    ['s', 3, false],
    ['lay ♣', 2, false],
    ['♣', 2, false],
    ['pile ♣10', 2, false], // its words in any order
    ['player', 3, false],
  ])('%j is option %i', (line, index, exact) => {
    expect(readChoice(line, decision(), keyOf, en)).toEqual({ choice: [index], exact });
  });

  test.each([
    ['0', 'there is no choice 0: type a number from 1 to 5'],
    ['6', 'there is no choice 6: type a number from 1 to 5'],
    ['-1', 'there is no choice -1: type a number from 1 to 5'],
    ['1.5', 'there is no choice 1.5: type a number from 1 to 5'],
    ['99999999999999999999', 'there is no choice 99999999999999999999: type a number from 1 to 5'],
    ['1 2', 'pick 1 of them, separated by blanks; you picked 2'],
    ['fly', '"fly" is none of the choices: type a number from 1 to 5, or the words of a choice'],
    ['1x', '"1x" is none of the choices: type a number from 1 to 5, or the words of a choice'],
    ['', '"" is none of the choices: type a number from 1 to 5, or the words of a choice'],
    ['lay ♠k', '"lay ♠k" could be Lay ♠K on pile 0, Lay ♠K on pile 1: type more of it, or the number'],
    ['lay', '"lay" could be Lay ♠K on pile 0, Lay ♠K on pile 1, Lay ♣10 on pile 0: type more of it, or the number'],
    ['-', '"-" is none of the choices: type a number from 1 to 5, or the words of a choice'],
  ])('%j is refused: %s', (line, problem) => {
    expect(readChoice(line, decision(), keyOf, en)).toMatchObject({ problem });
  });
});

describe('several choices', () => {
  test.each([
    ['1 3', [0, 2]],
    ['3,1', [2, 0]],
    ['1, 3', [0, 2]],
    ['pass, strike', [4, 3]],
    ['2', [1]],
  ])('%j picks %j', (line, choice) => {
    expect(readChoice(line, decision(1, 2), keyOf, en)).toMatchObject({ choice });
  });

  test.each([
    ['1 2 3', 'pick 1 to 2 of them, separated by blanks; you picked 3'],
    ['1 1', '1 is picked twice'],
    ['pass, 5x', '"5x" is none of the choices: type a number from 1 to 5, or the words of a choice'],
    ['1 9', 'there is no choice 9: type a number from 1 to 5'],
    [',', 'pick 1 to 2 of them, separated by blanks; you picked 0'],
    ['none', '"none" is none of the choices: type a number from 1 to 5, or the words of a choice'],
  ])('%j is refused: %s', (line, problem) => {
    expect(readChoice(line, decision(1, 2), keyOf, en)).toMatchObject({ problem });
  });

  test.each(['-', 'none', '无'])('%j picks nothing where that is allowed', (line) => {
    expect(readChoice(line, decision(0, 2), keyOf, en)).toEqual({ choice: [], exact: true });
  });
});

describe('in Chinese', () => {
  test.each([
    ['5', 4],
    ['不出', 4],
    ['不', 4],
    ['攻击', 3],
    ['♣10', 2],
    ['♠K 2', 1],
    ['在牌堆 1', 1],
    ['上放 ♣', 2],
  ])('%j is option %i', (line, index) => {
    expect(readChoice(line, decision(), keyOf, zh)).toMatchObject({ choice: [index] });
  });

  test.each([
    ['7', '没有选项 7：请输入 1 到 5 的数字'],
    ['飞', '没有“飞”这一选项：请输入 1 到 5 的数字，或选项的文字'],
    ['♠K', '“♠K”可以是 在牌堆 0 上放 ♠K、在牌堆 1 上放 ♠K：请再输入一些，或输入数字'],
    ['1，2', '请选 1 项，用空格分开；现在是 2 项'],
  ])('%j is refused: %s', (line, problem) => {
    expect(readChoice(line, decision(), keyOf, zh)).toMatchObject({ problem });
  });
});

test('Tab completes words, keys and commands', () => {
  const others = ['why', 'log'];
  expect(completions('', decision(), keyOf, en, others)).toEqual([
    'why',
    'log',
    'Lay ♠K on pile 0',
    'Lay ♠K on pile 1',
    'Lay ♣10 on pile 0',
    'Strike Player 2',
    'Pass',
  ]);
  expect(completions('l', decision(), keyOf, en, others)).toEqual([
    'log',
    'Lay ♠K on pile 0',
    'Lay ♠K on pile 1',
    'Lay ♣10 on pile 0',
  ]);
  expect(completions('♠k>', decision(), keyOf, en, others)).toEqual(['♠K>1', '♠K>2']);
  expect(completions('不', decision(), keyOf, zh, others)).toEqual(['不出']);
  expect(completions('pa', decision(), keyOf, en, others)).toEqual(['Pass']); // its key is the same word
  expect(completions('zzz', decision(), keyOf, en, others)).toEqual([]);
});

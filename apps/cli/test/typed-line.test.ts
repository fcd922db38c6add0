import type { Decision } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { completed, readTyped, type Typed } from '../src/typed-line.ts';
import { matchAfter, paintOf } from './drawn.ts';

const match = matchAfter('6H>0', '4H>1'); // 11 choices: spades and clubs on either pile, and a pass
const decision = match.decision as Decision;
const keyOf = match.keyOf.bind(match) as (option: object) => string;
const read = (line: string, language: 'en' | 'zh' = 'en'): Typed =>
  readTyped(line, decision, keyOf, paintOf(language).presenter);

test.each([
  ['11', { kind: 'choice', choice: [10] }],
  ['pass', { kind: 'choice', choice: [10] }],
  ['p', { kind: 'choice', choice: [10] }],
  ['3S>2', { kind: 'choice', choice: [1] }],
  ['3s 2', { kind: 'choice', choice: [1] }],
  ['♠3 2', { kind: 'choice', choice: [1] }],
  ['Lay ♣10 on pile 1', { kind: 'choice', choice: [4] }],
  ['why', { kind: 'command', command: 'why', rest: '' }],
  ['WHY  KD', { kind: 'command', command: 'why', rest: 'KD' }],
  ['w', { kind: 'command', command: 'why', rest: '' }],
  ['log 20', { kind: 'command', command: 'log', rest: '20' }],
  ['?', { kind: 'command', command: 'help', rest: '' }],
  ['hint', { kind: 'command', command: 'hint', rest: '' }],
  ['u', { kind: 'command', command: 'undo', rest: '' }],
  ['q', { kind: 'command', command: 'quit', rest: '' }],
  ['exit', { kind: 'command', command: 'quit', rest: '' }],
  ['save my file.record', { kind: 'command', command: 'save', rest: 'my file.record' }],
  ['', { kind: 'nothing' }],
  ['   ', { kind: 'nothing' }],
  ['12', { kind: 'problem', problem: 'there is no choice 12: type a number from 1 to 11' }],
  ['h', { kind: 'problem', problem: '"h" could be hint, hand, help: type more of it, or the number' }],
  ['xyz', { kind: 'problem', problem: expect.stringContaining('"xyz" is none of the choices') }],
])('%j', (line, typed) => {
  expect(read(line)).toEqual(typed);
});

test('what could be a choice or a command is neither', () => {
  expect(read('l')).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/^"l" could be (?:\w+, )*log, Lay ♠3 on pile 1\b/),
  });
});

describe('in Chinese', () => {
  test.each([
    ['不出', { kind: 'choice', choice: [10] }],
    ['为什么', { kind: 'command', command: 'why', rest: '' }],
    ['为', { kind: 'command', command: 'why', rest: '' }],
    ['why', { kind: 'command', command: 'why', rest: '' }],
    ['撤销', { kind: 'command', command: 'undo', rest: '' }],
    ['提示', { kind: 'command', command: 'hint', rest: '' }],
    ['战报 5', { kind: 'command', command: 'log', rest: '5' }],
    ['？', { kind: 'command', command: 'help', rest: '' }],
  ])('%j', (line, typed) => {
    expect(read(line, 'zh')).toEqual(typed);
  });
});

test('Tab knows commands and choices of both languages', () => {
  const { presenter } = paintOf('zh');
  expect(completed('不', decision, keyOf, presenter)).toEqual(['不出']);
  expect(completed('退', decision, keyOf, presenter)).toEqual(['退出']);
  expect(completed('qu', decision, keyOf, presenter)).toEqual(['quit']);
  expect(completed('3S', decision, keyOf, presenter)).toEqual(['3S>1', '3S>2']);
});

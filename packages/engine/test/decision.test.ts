import { describe, expect, test } from 'vitest';
import { ask, type Choice, type Decision, isForced, type Option, one, whyNot } from '../src/index.ts';

const options = (count: number): Option[] => Array.from({ length: count }, (_, i) => ({ type: `option-${i}` }));

const asking = (count: number, min: number, max: number): Decision => ({
  ...ask(0, 'pick', options(count)),
  min,
  max,
});

describe('whyNot', () => {
  const rows: [name: string, decision: Decision, choice: Choice, reason: string | null][] = [
    ['the first of one', asking(3, 1, 1), [0], null],
    ['the last of one', asking(3, 1, 1), [2], null],
    ['none of one', asking(3, 1, 1), [], 'pick 1 of the 3 options, not 0'],
    ['two of one', asking(3, 1, 1), [0, 1], 'pick 1 of the 3 options, not 2'],
    ['past the end', asking(3, 1, 1), [3], 'there is no option 3; the options are 0 to 2'],
    ['before the beginning', asking(3, 1, 1), [-1], 'there is no option -1; the options are 0 to 2'],
    ['between two', asking(3, 1, 1), [0.5], 'there is no option 0.5; the options are 0 to 2'],
    ['no number', asking(3, 1, 1), [Number.NaN], 'there is no option NaN; the options are 0 to 2'],
    ['none where none is allowed', asking(3, 0, 2), [], null],
    ['some, in any order', asking(3, 0, 2), [2, 0], null],
    ['too many', asking(3, 0, 2), [0, 1, 2], 'pick 0 to 2 of the 3 options, not 3'],
    ['too few', asking(4, 2, 3), [1], 'pick 2 to 3 of the 4 options, not 1'],
    ['the same twice', asking(3, 0, 2), [1, 1], 'option 1 is picked twice'],
    ['the same twice, apart', asking(4, 3, 3), [1, 0, 1], 'option 1 is picked twice'],
  ];
  test.each(rows)('%s', (_, decision, choice, reason) => expect(whyNot(decision, choice)).toBe(reason));
});

describe('isForced: there is a single possible answer', () => {
  const rows: [count: number, min: number, max: number, forced: boolean][] = [
    [1, 1, 1, true],
    [1, 0, 1, false], // taking it or not
    [2, 1, 1, false],
    [2, 2, 2, false], // the order may matter
    [0, 0, 0, false],
  ];
  test.each(rows)('%d options, pick %d to %d: %s', (count, min, max, forced) => {
    expect(isForced(asking(count, min, max))).toBe(forced);
  });
});

test('ask takes exactly one, in the open, and does by default what is listed last', () => {
  expect(ask(2, 'play', options(3))).toEqual({
    seat: 2,
    kind: 'play',
    options: options(3),
    min: 1,
    max: 1,
    default: [2],
    checkpoint: false,
    secret: false,
  });
  expect(ask(2, 'play', options(3), true).checkpoint).toBe(true);
});

test.each([0, 1, 255, 256, 1000])('one(%d) is the choice of that option', (i) => expect(one(i)).toEqual([i]));

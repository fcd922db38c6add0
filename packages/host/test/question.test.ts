import { type Decision, Match } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { neverPassing } from '../src/index.ts';
import { passOf } from '../src/passing.ts';
import { aheadTo, askedAhead, isSameQuestion } from '../src/question.ts';
import { asked, scripted } from './script.ts';
import { passing } from './tables.ts';

const hidden = (seat: number, kind = 'answer'): Decision => asked(seat, kind, { secret: true });
const begun = (...steps: readonly (Decision | string)[]): Match =>
  Match.start(scripted(...steps), { seed: 1, seats: 3 });

describe('asked ahead is whoever is asked the same if all pass, as long as nobody can notice', () => {
  test.each<[name: string, steps: readonly (Decision | string)[], seats: number[]]>([
    ['all of a window', [hidden(0), hidden(1), hidden(2)], [1, 2]],
    ['nobody where everybody knows who is asked', [asked(0, 'answer'), hidden(1)], []],
    ['nobody after something has happened', [hidden(0), hidden(1), 'bang', hidden(2)], [1]],
    ['nobody who is asked openly', [hidden(0), asked(1, 'answer')], []],
    ['nobody who is asked something else', [hidden(0), hidden(1, 'discard')], []],
    ['nobody twice', [hidden(0), hidden(1), hidden(2), hidden(1)], [1, 2]],
    ['nor whoever is asked first', [hidden(0), hidden(1), hidden(0)], [1]],
    ['nobody when it is over', [], []],
  ])('%s', (_, steps, seats) => expect(askedAhead(begun(...steps)).map(({ seat }) => seat)).toEqual(seats));

  test('they see the match as it will be then; the match itself stands where it stood', () => {
    const match = begun(hidden(0), hidden(1), hidden(2));
    expect([aheadTo(2, match).view(2), aheadTo(0, match).view(0)]).toMatchObject([{ at: 2 }, { at: 0 }]);
    expect(match.decision?.seat).toBe(0);
    expect(aheadTo(1, begun(hidden(0))).decision).toBeNull();
  });
});

test.each<[same: boolean, a: Decision, b: Decision]>([
  [true, hidden(0), hidden(0)],
  [false, hidden(0), hidden(1)],
  [false, hidden(0), hidden(0, 'discard')],
  [false, hidden(0), asked(0, 'answer', { secret: true, choices: 3 })],
])('the same question: %s', (same, a, b) => expect([isSameQuestion(a, b), isSameQuestion(a, a)]).toEqual([same, true]));

test('to pass is one option; where more have to be picked, or none may, nothing passes', () => {
  const rows = [asked(0, 'answer'), asked(0, 'give', { min: 2, max: 2 }), asked(0, 'look', { min: 0, max: 0 })];
  expect(rows.map((decision) => passOf(passing, decision))).toEqual([1, -1, -1]);
  expect(passOf(passing, asked(0, 'give', { min: 0, max: 2 }))).toBe(1);
});

test('a game that says nothing of passing spares nobody a question', () => {
  const never = [neverPassing.pass({ type: 'pass' }), neverPassing.turn({}), neverPassing.topic({}, asked(0, 'x'))];
  expect(never).toEqual([false, '', null]);
});

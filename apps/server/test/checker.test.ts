import { expect, test } from 'vitest';
import { faultsOf, pauseAfter } from '../soak/cluster/checker.ts';
import type { Fate, Moment, StoredChoice, TableHistory } from '../soak/cluster/history.ts';

const by = (fence: number): Fate => ({ kind: 'acknowledged', fence });
const unknown: Fate = { kind: 'unknown' };
const refused: Fate = { kind: 'refused' };

const chose = (keys: string, fate: Fate): Moment => ({ kind: 'chose', at: 0, keys, fate });
const saw = (choices: number, fence = 0): Moment => ({ kind: 'told', at: 0, fence, view: `v${choices}` });
const kept = (seat: number, keys: string, fence = 0, isOwn = true): StoredChoice => ({ seat, keys, fence, isOwn });

/** Two at a table who see how many choices were made. */
const at = (rows: readonly StoredChoice[], first: readonly Moment[], second: readonly Moment[] = []): TableHistory => ({
  id: 'T',
  kept: rows,
  people: [
    { seat: 0, moments: first },
    { seat: 1, moments: second },
  ],
  when: (_, view) => Array.from({ length: rows.length + 1 }, (__, n) => n).filter((n) => view === `v${n}`),
});

const GAME = [kept(0, 'a'), kept(1, 'b'), kept(0, 'c'), kept(1, 'd', 1), kept(0, 'e', 1)];
const FIRST = [
  saw(0),
  chose('a', by(0)),
  saw(1),
  saw(2),
  chose('c', by(0)),
  saw(3),
  saw(4, 1),
  chose('e', by(1)),
  saw(5, 1),
];
const SECOND = [chose('b', by(0)), saw(2), chose('x', refused), chose('d', by(1)), saw(4, 1)];

test('a game that moved to another owner once is explained by what is kept', () => {
  expect(faultsOf(at(GAME, FIRST, SECOND))).toEqual([]);
});

test('a choice of unknown fate may be kept or not, a refused one is not', () => {
  expect(
    faultsOf(at(GAME, [chose('a', unknown), chose('z', unknown), chose('c', by(0)), chose('e', unknown)], SECOND)),
  ).toEqual([]);
  expect(faultsOf(at(GAME, [chose('a', refused), chose('c', by(0)), chose('e', by(1))], SECOND))).toHaveLength(1);
});

test('planted: an acknowledged choice is lost, in the middle or at the end', () => {
  for (const gone of [2, 4])
    expect(
      faultsOf(
        at(
          GAME.filter((_, i) => i !== gone),
          [chose('a', by(0)), chose('c', by(0)), chose('e', by(1))],
          SECOND,
        ),
      ),
    ).toEqual([expect.stringMatching(/^table T: lost: choice [12] of seat 0/)]);
});

test('planted: another choice stands where the acknowledged one was', () => {
  const other = GAME.map((each, i) => (i === 2 ? kept(0, 'other') : each));
  expect(faultsOf(at(other, [chose('a', by(0)), chose('c', by(0)), chose('e', by(1))], SECOND))).toEqual([
    'table T: lost: choice 1 of seat 0 (c) was acknowledged by owner 0 and is not kept',
  ]);
});

test('planted: a choice is applied twice', () => {
  const twice = [kept(0, 'a'), kept(0, 'a'), kept(1, 'b')];
  expect(faultsOf(at(twice, [chose('a', by(0))], [chose('b', by(0))]))).toEqual([
    'table T: applied twice, or never chosen: choice 1 of seat 0 is kept (a), and nobody made it',
  ]);
  expect(faultsOf(at([kept(0, 'a'), kept(0, 'a', 0, false)], [chose('a', by(0))]))).toEqual([]); // a bot did
});

test('planted: two owners write at the same time', () => {
  const both = [kept(0, 'a'), kept(1, 'b', 1), kept(0, 'c'), kept(1, 'd', 1)];
  expect(faultsOf(at(both, [chose('a', by(0)), chose('c', by(0))], [chose('b', by(1)), chose('d', by(1))]))).toEqual([
    'table T: two owners: owner 0 wrote choice 2 after owner 1 wrote choice 1',
  ]);
});

test('planted: one owner acknowledges what another one wrote', () => {
  expect(faultsOf(at([kept(0, 'a', 1)], [chose('a', by(0))]))).toEqual([
    'table T: two owners: choice 0 of seat 0 (a) was acknowledged by owner 0 and written by owner 1',
  ]);
});

test('planted: a former owner goes on telling', () => {
  expect(faultsOf(at(GAME, [...FIRST, saw(5, 0)], SECOND))).toEqual([
    'table T: two owners: owner 0 told seat 0 something after owner 1 had (moment 9)',
  ]);
});

test('planted: somebody saw what was never kept, or saw the table go back', () => {
  expect(faultsOf(at(GAME, [...FIRST, saw(6, 1)], SECOND))).toEqual([
    'table T: told and not kept: seat 0 saw what never was (moment 9)',
  ]);
  expect(faultsOf(at(GAME, [...FIRST, saw(3, 1)], SECOND))).toEqual([
    'table T: went back: seat 0 had seen 5 choices and then saw 3 (moment 9)',
  ]);
});

test('how long it takes until a table goes on', () => {
  const death = { at: 10_000, kind: 'kill' };
  const playing = [9_000, 9_900, 10_100]; // the last one was on its way
  expect(pauseAfter(death, [...playing, 13_600, 13_900], [death], 5_000)).toBe(3_600);
  expect(pauseAfter(death, playing, [death], 5_000)).toBe(Number.POSITIVE_INFINITY);
  expect(pauseAfter(death, [1_000, 13_600], [death], 5_000)).toBeNull(); // nobody played there
  expect(pauseAfter(death, [...playing, 19_000], [death, { at: 12_000, kind: 'pause' }], 5_000)).toBeNull();
});

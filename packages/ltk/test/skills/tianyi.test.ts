import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CI = { hero: 'taishi-ci' };

test("Heaven's Justice, won: one more Strike, at any distance, with one more target", () => {
  const { ci, a, far, b } = table({
    ci: { ...CI, hand: ['peach:HQ', 'strike:S7', 'strike:S8', 'strike:S9'] },
    a: { hand: ['strike:C5'] },
    far: {},
    b: {},
  });
  ci.invokes('tianyi', { on: a }).chooses('HQ');
  expect([...new Set(ci.offered)]).toEqual(['strike>a', 'strike>far', 'strike>b', 'end']);
  ci.plays('strike', { on: far });
  expect(ci.offered).toEqual(['a', 'b']);
  ci.points(b).plays('strike', { on: far }).points();
  expect([a.hp, far.hp, b.hp, ci.offered]).toEqual([4, 2, 3, ['end']]);
});

test("Heaven's Justice, not won: no Strike can be used this turn, but one can be played", () => {
  const { ci, a } = table({
    ci: { ...CI, hand: ['dodge:D2', 'duel', 'strike:S7', 'strike:S8'] },
    a: { hand: ['dodge:D2', 'strike'] },
  });
  ci.invokes('tianyi', { on: a }).chooses('D2');
  a.chooses('D2');
  expect(ci.offered).toEqual(['duel>a', 'end']);
  ci.plays('duel', { on: a });
  a.answers('strike');
  ci.answers('strike:S7');
  expect([a.hp, ci.hand, ci.offered]).toEqual([3, ['strike'], ['end']]);
});

test("Heaven's Justice ends with the turn", () => {
  const { ci, a } = table(
    { ci: { ...CI, hand: ['dodge:D2', 'strike'] }, a: { hand: ['peach:HQ'] } },
    { deck: ['dodge', 'dodge', 'dodge', 'dodge'] },
  );
  ci.invokes('tianyi', { on: a }).chooses('D2').ends();
  a.ends();
  expect(ci.offered).toEqual(['strike>a', 'tianyi>a', 'end']);
});

test("Heaven's Justice: once, with others that have a hand, and not without an own one", () => {
  const { ci, a } = table({ ci: { ...CI, hand: ['peach:HQ'] }, a: { hand: ['dodge:D2', 'dodge:D3'] }, b: {} });
  expect(ci.offered).toEqual(['tianyi>a', 'end']);
  ci.invokes('tianyi', { on: a });
  a.chooses('D3');
  expect([ci.offered, a.hand]).toEqual([['end'], ['dodge']]);
});

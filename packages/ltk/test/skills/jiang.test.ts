import { expect, test } from 'vitest';
import { table } from '../table.ts';

const SUN = { hero: 'sun-ce' } as const;

test('Passion: a red Strike or a Duel of his own draws a card before it resolves', () => {
  const { sun, liu, zhang } = table(
    { sun: { ...SUN, hand: ['strike:H10', 'duel'] }, liu: {}, zhang: {} },
    { deck: ['dodge', 'dodge'] },
  );
  sun.plays('strike', { on: liu });
  expect([sun.offered, liu.hp]).toEqual([['jiang', 'pass'], 4]);
  sun.invokes('jiang').plays('duel', { on: liu }).invokes('jiang');
  expect([sun.hand, liu.hp, zhang.hand]).toEqual([['dodge', 'dodge'], 2, []]);
});

test('Passion: as the target of one as well', () => {
  const { liu, sun } = table({ liu: { hand: ['strike:D6', 'duel:SA'] }, sun: SUN }, { deck: ['dodge', 'peach'] });
  liu.plays('strike', { on: sun });
  sun.invokes('jiang').answers('dodge');
  liu.plays('duel', { on: sun });
  sun.invokes('jiang');
  expect([sun.hp, sun.hand]).toEqual([3, ['peach']]);
});

test('Passion: not for a black Strike, nor for what others do to each other', () => {
  const black = table({ sun: { ...SUN, hand: ['strike:S7'] }, liu: {} });
  black.sun.plays('strike', { on: black.liu });
  expect(black.sun.offered).toEqual(['end']);
  const others = table({ liu: { hand: ['duel'] }, zhang: {}, sun: SUN });
  others.liu.plays('duel', { on: others.zhang });
  expect([others.liu.asked, others.sun.hand]).toEqual([true, []]);
});

test('Passion: once for a Strike at several', () => {
  const { sun, liu, zhang } = table({
    sun: { ...SUN, hand: ['strike:H10'], equipment: ['heavenly-double-halberd'] },
    liu: {},
    zhang: {},
  });
  sun.plays('strike', { on: liu }).points(zhang).invokes('jiang');
  expect([sun.hand.length, liu.hp, zhang.hp]).toEqual([1, 3, 3]);
});

test('Passion: once for a Strike that has found one hero twice', () => {
  const { sun, liu, da } = table({
    sun: { ...SUN, hand: ['strike:H10'], equipment: ['heavenly-double-halberd'] },
    liu: {},
    da: { hero: 'da-qiao', hand: ['peach'] },
  });
  sun.plays('strike', { on: liu }).points(da);
  da.invokes('liuli');
  sun.invokes('jiang');
  expect([liu.hp, sun.hand.length, da.hp]).toEqual([2, 1, 3]);
});

test('Passion: once for Sun Ce whom a Strike has found twice', () => {
  const { liu, sun, da } = table({
    liu: { hand: ['strike:H10'], equipment: ['heavenly-double-halberd'] },
    sun: SUN,
    da: { hero: 'da-qiao', hand: ['peach'] },
  });
  liu.plays('strike', { on: sun }).points(da);
  da.invokes('liuli');
  sun.passes();
  expect([sun.hp, da.hp]).toEqual([2, 3]);
});

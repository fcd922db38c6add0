import { expect, test } from 'vitest';
import { table } from '../table.ts';

const XUN = { hero: 'xun-yu' };

test('Drive the Tiger: won, the tiger hurts somebody in its range', () => {
  const {
    xun,
    a,
    b,
    c,
    table: t,
  } = table({
    xun: { ...XUN, hand: ['peach:HQ', 'dodge:D2'] },
    a: { hand: ['strike:C5'] },
    b: {},
    c: {},
  });
  expect(xun.offered).toEqual(['quhu>a', 'end']);
  xun.invokes('quhu', { on: a }).chooses('HQ');
  expect(xun.offered).toEqual(['xun', 'b']);
  xun.points(b);
  expect([b.hp, xun.hp, a.hp, c.hp, xun.hand, a.hand]).toEqual([3, 3, 4, 4, ['dodge'], []]);
  expect([t.told('damaged')[0]?.from, t.discard.length, xun.offered]).toEqual([a.seat, 2, ['end']]);
});

test('Drive the Tiger: a tie is no win, and the tiger bites', () => {
  const { xun, a, b } = table({ xun: { ...XUN, hand: ['strike:C5'] }, a: { hand: ['dodge:D5'] }, b: {} });
  xun.invokes('quhu', { on: a });
  expect([xun.hp, xun.offered]).toEqual([2, ['jieming', 'pass']]);
  xun.passes();
  expect([a.hp, b.hp, xun.hand]).toEqual([4, 4, []]);
});

test('Drive the Tiger: an ace is the lowest', () => {
  const { xun, a } = table({ xun: { ...XUN, hand: ['duel:SA'] }, a: { hand: ['dodge:D2'] } });
  xun.invokes('quhu', { on: a });
  xun.passes();
  expect(xun.hp).toBe(2);
});

test('Drive the Tiger: only with heroes that have more life and a hand', () => {
  const { xun } = table({
    xun: { ...XUN, hand: ['dodge'] },
    same: { hp: 3, hand: ['peach'] },
    empty: {},
    more: { hand: ['peach'] },
  });
  expect(xun.offered).toEqual(['quhu>more', 'end']);
});

test('Drive the Tiger is not offered without hand cards', () => {
  const { xun } = table({ xun: XUN, a: { hand: ['peach'] } });
  expect(xun.offered).toEqual(['end']);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const XUN = { hero: 'xun-yu' };

test('Dying Loyalty: somebody fills its hand up to its full life', () => {
  const { a, xun, b } = table({ a: { hand: ['strike'] }, xun: XUN, b: { hp: 2, hand: ['peach'] } });
  a.plays('strike', { on: xun });
  expect(xun.offered).toEqual(['jieming', 'pass']);
  xun.invokes('jieming');
  expect(xun.offered).toEqual(['xun', 'b', 'a']);
  xun.points(b);
  expect([b.hand.length, xun.hand.length, a.hand.length]).toEqual([4, 0, 0]);
});

test('Dying Loyalty: once per point, each for whom he likes', () => {
  const { a, xun, b } = table({ a: { hand: ['wine', 'strike'] }, xun: XUN, b: {} });
  a.plays('wine').plays('strike', { on: xun });
  xun.invokes('jieming').points(xun).invokes('jieming').points(b);
  expect([xun.hand.length, b.hand.length, xun.hp]).toEqual([3, 4, 1]);
});

test('Dying Loyalty: never more than five, and no draw for a full hand', () => {
  const { a, xun, b } = table({
    a: { hand: ['wine', 'strike'] },
    xun: XUN,
    b: { maxHp: 7, hp: 7, hand: ['peach'] },
    c: { hand: ['peach', 'peach', 'dodge', 'dodge', 'dodge', 'dodge'] },
  });
  a.plays('wine').plays('strike', { on: xun });
  xun.invokes('jieming').points(b).invokes('jieming').points(b);
  expect(b.hand).toHaveLength(5);
});

test('Dying Loyalty is not for lost life', () => {
  const { xun, a } = table({ xun: { ...XUN, hand: [] }, a: { hero: 'huang-gai' } }, { turn: 'a' });
  a.invokes('kurou');
  expect([a.hp, a.asked, xun.hand]).toEqual([3, true, []]);
});

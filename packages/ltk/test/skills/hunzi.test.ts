import { expect, test } from 'vitest';
import { table } from '../table.ts';

const SUN = { hero: 'sun-ce' } as const;

test('Soul Bearing: at 1 life a maximum life goes; Heroic and Heroic Soul come, usable at once', () => {
  const { sun, liu } = table({ sun: { ...SUN, hp: 1 }, liu: { hand: ['dodge'] } }, { phase: 'prepare' });
  expect([sun.maxHp, sun.hp, sun.skills]).toEqual([3, 1, ['yingzi', 'yinghun']]);
  expect(sun.offered).toEqual(['yinghun', 'pass']);
  sun.invokes('yinghun').picks('draw-many');
  liu.chooses('dodge');
  expect(liu.hand.length).toBe(2);
  sun.invokes('yingzi');
  expect(sun.hand.length).toBe(3);
});

test('Soul Bearing: not at 2 life, not in the turn of another', () => {
  const two = table({ sun: { ...SUN, hp: 2 }, liu: {} }, { phase: 'prepare' });
  expect([two.sun.maxHp, two.sun.skills]).toEqual([4, []]);
  const other = table({ liu: {}, sun: { ...SUN, hp: 1 } }, { phase: 'prepare' });
  expect([other.sun.maxHp, other.sun.skills, other.liu.maxHp]).toEqual([4, [], 4]);
});

test('Soul Bearing: once only', () => {
  const { sun, liu } = table({ sun: { ...SUN, hp: 1 }, liu: {} }, { phase: 'prepare', deck: ['dodge', 'dodge'] });
  sun.passes().passes().ends().chooses('dodge');
  liu.ends();
  expect([sun.maxHp, sun.offered]).toEqual([3, ['yinghun', 'pass']]);
  sun.passes().passes();
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Marriage: two hand cards for 1 life each', () => {
  const {
    sun,
    liu,
    zhang,
    table: t,
  } = table({
    sun: { hero: 'sun-shangxiang', hp: 2, hand: ['strike', 'dodge', 'peach'] },
    liu: { hp: 1 },
    zhang: { hp: 2 },
  });
  sun.invokes('jieyin', { on: liu }).chooses('strike', 'dodge');
  expect([sun.hp, liu.hp, zhang.hp]).toEqual([3, 2, 2]);
  expect([sun.hand, t.discard]).toEqual([['peach'], ['strike', 'dodge']]);
});

test('Marriage: she need not be wounded, he must be, and a man', () => {
  const { sun, liu } = table({
    sun: { hero: 'sun-shangxiang', hand: ['dodge', 'dodge'] },
    liu: { hp: 3 },
    zhang: {},
    da: { hero: 'da-qiao', hp: 1 },
  });
  expect(sun.offered).toEqual(['jieyin>liu', 'end']);
  sun.invokes('jieyin');
  expect([sun.hp, liu.hp, sun.hand]).toEqual([3, 4, []]);
});

test('Marriage: once in a play phase', () => {
  const { sun, liu } = table({
    sun: { hero: 'sun-shangxiang', hand: ['dodge', 'dodge', 'dodge', 'dodge'] },
    liu: { hp: 1 },
  });
  sun.invokes('jieyin', { on: liu }).chooses('dodge', 'dodge');
  expect(sun.offered).toEqual(['end']);
});

test('Marriage is paid with two hand cards: equipment does not count', () => {
  const { sun } = table({
    sun: { hero: 'sun-shangxiang', hand: ['dodge'], equipment: ['plus-mount', 'minus-mount'] },
    liu: { hp: 1 },
  });
  expect(sun.offered).toEqual(['end']);
});

test('Marriage is not offered when no man is wounded', () => {
  const { sun } = table({ sun: { hero: 'sun-shangxiang', hp: 1, hand: ['dodge', 'dodge'] }, liu: {} });
  expect(sun.offered).toEqual(['end']);
});

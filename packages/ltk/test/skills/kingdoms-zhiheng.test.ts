import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

const SUN = { heroes: ['sun-quan', 'gan-ning'] } as const;

test('Balance in kingdom war: at most as many cards as the maximum life', () => {
  const hand = ['dodge', 'dodge', 'dodge', 'dodge', 'peach'];
  const { sun, liu, table: t } = war({ sun: { ...SUN, hp: 2, hand }, liu: {} });
  sun.invokes('zhiheng');
  expect([t.match.decision?.min, t.match.decision?.max]).toEqual([1, 4]);
  sun.chooses('dodge', 'dodge', 'dodge', 'dodge');
  expect([sun.hand.length, sun.hand.includes('peach'), liu.hand.length]).toEqual([5, true, 0]);
});

test('Balance in kingdom war: once in a play phase, and not without cards', () => {
  const { sun } = war({ sun: { ...SUN, hand: ['dodge:H2'] }, liu: {} }, { deck: ['dodge:D2'] });
  sun.invokes('zhiheng');
  expect([sun.hand, sun.offered]).toEqual([['dodge'], ['end']]);
  const poor = war({ sun: SUN, liu: {} });
  expect(poor.sun.offered).toEqual(['end']);
});

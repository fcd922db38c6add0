import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Lightning Strike deals lightning damage, which the chain passes on', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['lightning-strike'] },
    liu: { chained: true },
    zhang: { chained: true },
    sun: {},
  });
  cao.plays('lightning-strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([4, 3, 3, 4]);
  expect(t.told('damaged')).toMatchObject([
    { seat: liu.seat, element: 'thunder' },
    { seat: zhang.seat, element: 'thunder' },
  ]);
});

test('Lightning Strike: a Dodge cancels it, and nothing spreads', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['lightning-strike'] },
    liu: { chained: true, hand: ['dodge'] },
    zhang: { chained: true },
  });
  cao.plays('lightning-strike', { on: liu });
  liu.answers('dodge');
  expect([liu.hp, zhang.hp, liu.chained, zhang.chained]).toEqual([4, 4, true, true]);
});

test('Lightning Strike counts as the Strike of the phase', () => {
  const { cao, liu } = table({ cao: { hand: ['lightning-strike', 'strike'] }, liu: {} });
  cao.plays('lightning-strike', { on: liu });
  expect(cao.offered).toEqual(['end']);
});

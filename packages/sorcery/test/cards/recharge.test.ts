import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Recharge gives the own ritual 3 charges', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['recharge'], ritual: ['dark-ritual', 0] },
    p2: { ritual: ['standstill', 4] },
  });
  p1.plays('recharge');
  expect([p1.magic, p1.ritual, p2.ritual]).toEqual([0, 'dark-ritual 3', 'standstill 4']);
});

test('Recharge may go beyond the printed charges', () => {
  const { p1 } = table({ p1: { hand: ['recharge'], ritual: 'dark-ritual' } });
  p1.plays('recharge');
  expect(p1.ritual).toBe('dark-ritual 8');
});

test('Recharge cannot be played without an own ritual, nor without magic', () => {
  const { p1 } = table({ p1: { hand: ['recharge'] }, p2: { ritual: 'dark-ritual' } });
  expect(p1.cannotPlay('recharge')).toBe('no-ritual');
  const poor = table({ p1: { magic: 0, hand: ['recharge'], ritual: 'dark-ritual' } });
  expect(poor.p1.cannotPlay('recharge')).toBe('too-little-magic');
});

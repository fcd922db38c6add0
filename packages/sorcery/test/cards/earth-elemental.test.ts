import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Earth Elemental costs 3 and is 4/4', () => {
  const { p1, p2 } = table({
    p1: { magic: 3, hand: ['earth-elemental'] },
    p2: { minions: ['air-elemental'] },
  });
  p1.plays('earth-elemental');
  expect(p1.board).toEqual(['earth-elemental 4/4']);
  expect(p1.magic).toBe(0);
  expect(p2.board).toEqual(['air-elemental 1/1']);
});

test('Earth Elemental cannot be played for 2', () => {
  const { p1 } = table({ p1: { magic: 2, hand: ['earth-elemental'] } });
  expect(p1.cannotPlay('earth-elemental')).toBe('too-little-magic');
  expect(p1.offered).toEqual(['end']);
});

test('Earth Elemental survives 3 damage and dies of 4', () => {
  const { p1, p2 } = table({
    p1: { minions: [['potion-seller', { with: ['giant-strength'] }], 'earth-elemental'] },
    p2: { minions: ['earth-elemental', 'earth-elemental'] },
  });
  p1.attacks(1, 1);
  expect(p2.board).toEqual(['earth-elemental 4/1', 'earth-elemental 4/4']);
  p1.attacks(2, 2);
  expect(p2.board).toEqual(['earth-elemental 4/1']);
  expect(p2.graveyard).toEqual(['earth-elemental 4/0']);
});

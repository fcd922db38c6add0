import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Air Elemental costs nothing, enters at the right end as 1/1 with no action', () => {
  const { p1, p2 } = table({
    p1: { magic: 0, hand: ['air-elemental'], minions: ['potion-seller'] },
    p2: { minions: ['potion-seller'] },
  });
  p1.plays('air-elemental');
  expect(p1.board).toEqual(['potion-seller 1/3', 'air-elemental 1/1']);
  expect(p1.actions).toEqual([1, 0]);
  expect([p1.magic, p1.hand]).toEqual([0, []]);
  expect(p2.board).toEqual(['potion-seller 1/3']);
});

test('Air Elemental cannot attack in the turn it enters, and can in the next', () => {
  const { p1, p2 } = table({ p1: { hand: ['air-elemental'] }, p2: { life: 20 } });
  p1.plays('air-elemental');
  expect(p1.cannotAttack(1)).toBe('no-action');
  p1.ends();
  p2.ends();
  p1.attacks(1);
  expect([p1.life, p2.life]).toEqual([20, 19]);
});

test('Air Elemental finds room as the fifth minion and none as the sixth', () => {
  const four = ['potion-seller', 'potion-seller', 'potion-seller', 'potion-seller'];
  const { p1 } = table({ p1: { hand: ['air-elemental', 'air-elemental'], minions: four } });
  p1.plays('air-elemental');
  expect(p1.cannotPlay('air-elemental')).toBe('board-full');
});

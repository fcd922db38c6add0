import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Potion Seller gives all own minions +0/+1 at the end of its own turn, itself too', () => {
  const { p1, p2 } = table({
    p1: { minions: ['air-elemental', 'potion-seller'] },
    p2: { minions: ['air-elemental'] },
  });
  p1.ends();
  expect(p1.board).toEqual(['air-elemental 1/2', 'potion-seller 1/4']);
  expect(p2.board).toEqual(['air-elemental 1/1']);
});

test("Potion Seller does nothing at the end of the opponent's turn", () => {
  const { p1, p2 } = table({ p1: { minions: ['potion-seller'] }, p2: {}, active: 'p2' });
  p2.ends();
  expect(p1.board).toEqual(['potion-seller 1/3']);
});

test('two Potion Sellers work one after the other', () => {
  const { p1 } = table({ p1: { minions: ['potion-seller', 'potion-seller'] } });
  p1.ends();
  expect(p1.board).toEqual(['potion-seller 1/5', 'potion-seller 1/5']);
});

test('Potion Seller costs 2, and 1 is too little', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['potion-seller'] } });
  expect(p1.cannotPlay('potion-seller')).toBe('too-little-magic');
});

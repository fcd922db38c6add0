import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Fire Elemental deals 1 to a minion that enters on the other side', () => {
  const { p1, p2 } = table({
    p1: { hand: ['potion-seller'], minions: ['air-elemental'] },
    p2: { minions: ['fire-elemental'] },
  });
  p1.plays('potion-seller');
  expect(p1.board).toEqual(['air-elemental 1/1', 'potion-seller 1/2']);
  expect(p2.board).toEqual(['fire-elemental 2/2']);
});

test('Fire Elemental kills a 1/1 as it enters; its own side enters unharmed', () => {
  const { p1, p2 } = table({
    p1: { hand: ['air-elemental'], minions: ['fire-elemental'] },
    p2: { hand: ['air-elemental'], minions: ['fire-elemental'] },
    options: { subtypes: 'off' },
  });
  p1.plays('air-elemental');
  expect(p1.graveyard).toEqual(['air-elemental 1/0']);
  expect(p1.board).toEqual(['fire-elemental 2/2']);
  expect(p2.board).toEqual(['fire-elemental 2/2']);
});

test('two Fire Elementals: the second has nothing left to hit', () => {
  const t = table({
    p1: { hand: ['air-elemental'] },
    p2: { minions: ['fire-elemental', 'fire-elemental'] },
  });
  t.p1.plays('air-elemental');
  expect(t.p1.graveyard).toEqual(['air-elemental 1/0']);
  expect(t.told.filter((line) => line === 'minion-triggered fire-elemental')).toHaveLength(1);
});

test('Fire Elemental costs 2, and 1 is too little', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['fire-elemental'] } });
  expect(p1.cannotPlay('fire-elemental')).toBe('too-little-magic');
});

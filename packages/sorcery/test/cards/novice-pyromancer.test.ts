import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Novice Pyromancer pays 1 and its action to deal 1 to a minion of either side', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, minions: ['novice-pyromancer', 'potion-seller'] },
    p2: { minions: ['earth-elemental', 'earth-elemental'] },
  });
  p1.uses(1, { on: p2.minion(2) });
  expect(p2.board).toEqual(['earth-elemental 4/4', 'earth-elemental 4/3']);
  expect(p1.board).toEqual(['novice-pyromancer 0/1', 'potion-seller 1/3']);
  expect([p1.magic, p1.actions]).toEqual([0, [0, 1]]);
});

test('Novice Pyromancer may burn itself', () => {
  const { p1 } = table({ p1: { minions: ['novice-pyromancer'] } });
  p1.uses(1, { on: p1.minion(1) });
  expect(p1.graveyard).toEqual(['novice-pyromancer 0/0']);
});

test('Novice Pyromancer needs a target and an action', () => {
  const { p1 } = table({ p1: { magic: 1, minions: ['novice-pyromancer', ['novice-pyromancer', { actions: 0 }]] } });
  expect(p1.cannotUse(1)).toBe('needs-target');
  expect(p1.cannotUse(2)).toBe('no-action');
});

test('Novice Pyromancer without magic cannot, and its target is not a ritual', () => {
  const { p1 } = table({ p1: { magic: 0, minions: ['novice-pyromancer'] }, p2: { ritual: 'dark-ritual' } });
  expect(p1.cannotUse(1)).toBe('too-little-magic');
  expect(p1.offered).toEqual(['attack:1', 'end']);
});

test('Novice Pyromancer with no attack attacks to no effect', () => {
  const { p1, p2 } = table({ p1: { minions: ['novice-pyromancer'] }, p2: { life: 1 } });
  p1.attacks(1);
  expect([p2.life, p1.actions]).toEqual([1, [0]]);
});

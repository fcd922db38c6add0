import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Bone Golem gains +1/+1 whenever a minion leaves play, on either side and in any way', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish', 'unsummon'], minions: ['bone-golem', 'air-elemental'] },
    p2: { minions: ['air-elemental', 'potion-seller'] },
  });
  p1.plays('banish', { on: p2.minion(1) });
  expect(p1.board).toEqual(['bone-golem 2/4', 'air-elemental 1/1']);
  p1.plays('unsummon', { on: p1.minion(2) });
  expect(p1.board).toEqual(['bone-golem 3/5']);
  expect(p2.board).toEqual(['potion-seller 1/3']);
});

test('Bone Golem gains nothing from its own leaving', () => {
  const { p1 } = table({ p1: { hand: ['unsummon', 'banish'], minions: ['bone-golem', 'bone-golem'] } });
  p1.plays('unsummon', { on: p1.minion(1) });
  expect(p1.hand).toEqual(['banish', 'bone-golem 1/3']);
  expect(p1.board).toEqual(['bone-golem 2/4']);
  p1.plays('banish', { on: p1.minion(1) });
  expect(p1.graveyard).toEqual(['bone-golem 2/4']);
});

test('Bone Golem keeps what it gained when it changes zones', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish', 'unsummon'], minions: ['bone-golem'] },
    p2: { minions: ['air-elemental'] },
  });
  p1.plays('banish', { on: p2.minion(1) });
  p1.plays('unsummon', { on: p1.minion(1) });
  expect(p1.hand).toEqual(['bone-golem 2/4']);
  p1.plays('bone-golem');
  expect(p1.board).toEqual(['bone-golem 2/4']);
});

test('Bone Golem gains during an area effect before its own turn comes', () => {
  const { p1 } = table({ p1: { hand: ['blizzard'], minions: ['air-elemental', ['bone-golem', { damage: 1 }]] } });
  p1.plays('blizzard'); // Air dies first, so the Golem is 2/3 when 2 damage reach it
  expect(p1.board).toEqual(['bone-golem 2/1']);
});

test('Bone Golem costs 2, and 1 is too little', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['bone-golem'] }, options: { edition: 'standard' } });
  expect(p1.cannotPlay('bone-golem')).toBe('too-little-magic');
});

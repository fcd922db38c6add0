import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Blizzard deals 2 to all minions of both sides, and to nothing else', () => {
  const { p1, p2 } = table({
    p1: { magic: 3, hand: ['blizzard'], minions: ['earth-elemental', 'air-elemental'], ritual: 'dark-ritual' },
    p2: { minions: ['potion-seller'] },
  });
  p1.plays('blizzard');
  expect([p1.board, p1.graveyard]).toEqual([['earth-elemental 4/2'], ['air-elemental 1/-1']]);
  expect(p2.board).toEqual(['potion-seller 1/1']);
  expect([p1.magic, p1.ritual, p1.life, p2.life]).toEqual([0, 'dark-ritual 5', 20, 20]);
});

test('Blizzard goes one minion at a time, the active player’s first, each death resolved before the next', () => {
  const t = table({
    p1: { hand: ['blizzard'], minions: ['bomb', 'earth-elemental'] },
    p2: { minions: ['potion-seller', 'earth-elemental'] },
  });
  t.p1.plays('blizzard'); // P1's Bomb blows up before P2 is reached
  expect(t.p1.board).toEqual(['earth-elemental 4/2']);
  expect(t.p2.graveyard).toEqual(['potion-seller 1/0']);
  expect(t.p2.board).toEqual(['earth-elemental 4/1']);
  expect(t.told.filter((line) => /damaged|died/.test(line))).toEqual([
    'minion-damaged bomb',
    'minion-died bomb',
    'minion-damaged potion-seller',
    'minion-damaged earth-elemental',
    'minion-damaged earth-elemental',
    'minion-damaged potion-seller',
    'minion-died potion-seller',
    'minion-damaged earth-elemental',
  ]);
});

test('Blizzard may be played on an empty table', () => {
  const { p1 } = table({ p1: { magic: 3, hand: ['blizzard'] } });
  p1.plays('blizzard');
  expect([p1.magic, p1.hand]).toEqual([0, []]);
});

test('Blizzard costs 3, and 2 is too little', () => {
  const { p1 } = table({ p1: { magic: 2, hand: ['blizzard'] } });
  expect(p1.cannotPlay('blizzard')).toBe('too-little-magic');
});

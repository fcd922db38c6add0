import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Grand Summoner pays 1 and its action to summon a Fire Elemental', () => {
  const { p1, p2 } = table({ p1: { magic: 1, minions: ['grand-summoner'] }, p2: { minions: ['bomb'] } });
  p1.uses(1);
  expect(p1.board).toEqual(['grand-summoner 2/5', 'fire-elemental 2/2']);
  expect([p1.magic, p1.actions]).toEqual([0, [0, 0]]);
  expect(p2.board).toEqual(['bomb 1/2']);
});

test('Grand Summoner costs 5, and 4 is too little', () => {
  const { p1 } = table({ p1: { magic: 4, hand: ['grand-summoner'] } });
  expect(p1.cannotPlay('grand-summoner')).toBe('too-little-magic');
});

test('Grand Summoner cannot summon onto a full board', () => {
  const { p1 } = table({ p1: { minions: ['grand-summoner', 'bomb', 'bomb', 'bomb', 'bomb'] } });
  expect(p1.cannotUse(1)).toBe('board-full');
});

test('Grand Summoner is a summoner: beside an Apprentice both have twice their defence', () => {
  const { p1 } = table({ p1: { hand: ['grand-summoner'], minions: ['apprentice-summoner'] } });
  p1.plays('grand-summoner');
  expect(p1.board).toEqual(['apprentice-summoner 1/2', 'grand-summoner 2/10']);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Apprentice Summoner pays 1 and its action to summon an Air Elemental', () => {
  const { p1, p2 } = table({ p1: { magic: 1, minions: ['apprentice-summoner'] }, p2: { minions: ['bomb'] } });
  p1.uses(1);
  expect(p1.board).toEqual(['apprentice-summoner 1/1', 'air-elemental 1/1']);
  expect([p1.magic, p1.actions]).toEqual([0, [0, 0]]);
  expect(p2.board).toEqual(['bomb 1/2']);
});

test('Apprentice Summoner has room for the fifth minion', () => {
  const { p1 } = table({ p1: { minions: ['apprentice-summoner', 'bomb', 'bomb', 'bomb'] } });
  p1.uses(1);
  expect(p1.board).toHaveLength(5);
});

test('Apprentice Summoner cannot summon onto a full board', () => {
  const { p1 } = table({ p1: { minions: ['apprentice-summoner', 'bomb', 'bomb', 'bomb', 'bomb'] } });
  expect(p1.cannotUse(1)).toBe('board-full');
});

test('Apprentice Summoner cannot be used without magic or without an action', () => {
  const { p1 } = table({ p1: { magic: 0, minions: ['apprentice-summoner', ['apprentice-summoner', { actions: 0 }]] } });
  expect(p1.cannotUse(1)).toBe('too-little-magic');
  expect(p1.cannotUse(2)).toBe('no-action');
});

test('a summoned Air Elemental is a card like any other: it can go to a hand and be played again', () => {
  const { p1 } = table({ p1: { hand: ['unsummon'], minions: ['apprentice-summoner'] } });
  p1.uses(1);
  p1.plays('unsummon', { on: p1.minion(2) });
  expect(p1.hand).toEqual(['air-elemental 1/1']);
  p1.plays('air-elemental');
  expect(p1.board).toEqual(['apprentice-summoner 1/1', 'air-elemental 1/1']);
});

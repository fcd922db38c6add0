import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Master Summoner pays 2 and its action to summon three Air Elementals', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, minions: ['master-summoner'] },
    p2: { minions: ['bomb'] },
    options: { subtypes: 'off' },
  });
  p1.uses(1);
  expect(p1.board).toEqual(['master-summoner 2/3', 'air-elemental 1/1', 'air-elemental 1/1', 'air-elemental 1/1']);
  expect([p1.magic, p1.actions]).toEqual([0, [0, 0, 0, 0]]);
  expect(p2.board).toEqual(['bomb 1/2']);
});

test('Master Summoner fills what room there is', () => {
  const { p1 } = table({ p1: { minions: ['master-summoner', 'bomb', 'bomb', 'bomb'] } });
  p1.uses(1);
  expect(p1.board).toEqual(['master-summoner 2/3', 'bomb 1/2', 'bomb 1/2', 'bomb 1/2', 'air-elemental 1/1']);
});

test('Master Summoner cannot summon onto a full board, nor for 1', () => {
  const full = table({ p1: { minions: ['master-summoner', 'bomb', 'bomb', 'bomb', 'bomb'] } });
  expect(full.p1.cannotUse(1)).toBe('board-full');
  const poor = table({ p1: { magic: 1, minions: ['master-summoner'] } });
  expect(poor.p1.cannotUse(1)).toBe('too-little-magic');
});

test('Master Summoner checks the room before each: those that die at once make room for the next', () => {
  const { p1, p2 } = table({
    p1: { minions: ['master-summoner', 'bomb', 'bomb', 'bomb'] },
    p2: { minions: ['fire-elemental'] },
  });
  p1.uses(1);
  expect(p1.board).toEqual(['master-summoner 2/3', 'bomb 1/2', 'bomb 1/2', 'bomb 1/2']);
  expect(p1.graveyard).toEqual(['air-elemental 1/0', 'air-elemental 1/0', 'air-elemental 1/0']);
  expect(p2.board).toEqual(['fire-elemental 2/2']);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Standstill destroys whatever minion enters, on both sides, for 2 charges each', () => {
  const { p1, p2 } = table({
    p1: { magic: 6, hand: ['standstill', 'earth-elemental'], minions: ['bomb'] },
    p2: { hand: ['earth-elemental'], minions: ['bomb'] },
  });
  p1.plays('standstill');
  expect([p1.magic, p1.ritual]).toEqual([3, 'standstill 4']);
  p1.plays('earth-elemental');
  expect([p1.board, p1.graveyard, p1.ritual]).toEqual([['bomb 1/2'], ['earth-elemental 4/4'], 'standstill 2']);
  p1.ends();
  p2.plays('earth-elemental');
  expect([p2.board, p2.graveyard, p1.ritual]).toEqual([['bomb 1/2'], ['earth-elemental 4/4'], 'standstill 0']);
});

test('Standstill with 1 charge does nothing', () => {
  const { p1 } = table({ p1: { hand: ['earth-elemental'], ritual: ['standstill', 1] } });
  p1.plays('earth-elemental');
  expect([p1.board, p1.ritual]).toEqual([['earth-elemental 4/4'], 'standstill 1']);
});

test('two Standstills: the active player’s acts, the other finds nobody and keeps its charges', () => {
  const { p1, p2 } = table({ p1: { hand: ['bomb'], ritual: 'standstill' }, p2: { ritual: 'standstill' } });
  p1.plays('bomb');
  expect([p1.ritual, p2.ritual, p1.graveyard]).toEqual(['standstill 2', 'standstill 4', ['bomb 1/2']]);
});

test('Standstill stops summoned and raised minions as well', () => {
  const { p1, p2 } = table({
    p1: { hand: ['raise-dead'], minions: ['apprentice-summoner'], graveyard: ['bomb'] },
    p2: { ritual: 'standstill' },
  });
  p1.uses(1);
  p1.plays('raise-dead');
  expect(p1.board).toEqual(['apprentice-summoner 1/1']);
  expect(p1.graveyard).toEqual(['bomb 1/2', 'air-elemental 1/1']); // raised, it lay on top; destroyed, it lies there again
  expect(p2.ritual).toBe('standstill 0');
});

test('Standstill costs 3', () => {
  const { p1 } = table({ p1: { magic: 2, hand: ['standstill'] } });
  expect(p1.cannotPlay('standstill')).toBe('too-little-magic');
});

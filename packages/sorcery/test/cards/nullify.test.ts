import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Nullify destroys the enemy ritual, which leaves the game, and not the own one', () => {
  const t = table({
    p1: { magic: 2, hand: ['nullify'], ritual: 'dark-ritual' },
    p2: { ritual: 'standstill', minions: ['bomb'] },
  });
  t.p1.plays('nullify');
  expect([t.p1.ritual, t.p2.ritual, t.p1.magic]).toEqual(['dark-ritual 5', null, 0]);
  expect([t.gone, t.p2.board]).toEqual([['nullify', 'standstill'], ['bomb 1/2']]);
});

test('Nullify works on a ritual without charges', () => {
  const { p1, p2 } = table({ p1: { hand: ['nullify'] }, p2: { ritual: ['standstill', 0] } });
  p1.plays('nullify');
  expect(p2.ritual).toBe(null);
});

test('Nullify is illegal when the enemy has no ritual, and costs 2', () => {
  const { p1 } = table({ p1: { hand: ['nullify'], ritual: 'dark-ritual' } });
  expect(p1.cannotPlay('nullify')).toBe('no-enemy-ritual');
  const poor = table({ p1: { magic: 1, hand: ['nullify'] }, p2: { ritual: 'standstill' } });
  expect(poor.p1.cannotPlay('nullify')).toBe('too-little-magic');
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Dark Ritual costs nothing and gives 1 magic at the start of the own turn, for a charge', () => {
  const { p1, p2 } = table({ p1: { magic: 0, hand: ['dark-ritual'] }, p2: { magic: 0 } });
  p1.plays('dark-ritual');
  expect([p1.ritual, p1.hand]).toEqual(['dark-ritual 5', []]);
  p1.ends();
  expect([p1.magic, p2.magic]).toEqual([0, 1]);
  p2.ends();
  expect([p1.magic, p2.magic, p1.ritual]).toEqual([2, 1, 'dark-ritual 4']);
});

test('Dark Ritual spends its last charge and then does nothing', () => {
  const { p1, p2 } = table({ p1: { magic: 0, hand: ['bomb'], ritual: ['dark-ritual', 1] } });
  p1.ends();
  p2.ends();
  expect([p1.magic, p1.ritual]).toEqual([2, 'dark-ritual 0']);
  p1.ends();
  p2.ends();
  expect([p1.magic, p1.ritual]).toEqual([3, 'dark-ritual 0']);
});

test('Dark Ritual replaces the ritual that was there, which leaves the game', () => {
  const t = table({ p1: { hand: ['dark-ritual'], ritual: 'standstill' }, p2: { ritual: 'standstill' } });
  t.p1.plays('dark-ritual');
  expect([t.p1.ritual, t.p2.ritual, t.gone]).toEqual(['dark-ritual 5', 'standstill 4', ['standstill']]);
});

test('Dark Ritual takes no target', () => {
  const { p1 } = table({ p1: { hand: ['dark-ritual'], minions: [['bomb', { actions: 0 }]] } });
  expect(p1.offered).toEqual(['play:1:dark-ritual', 'end']);
});

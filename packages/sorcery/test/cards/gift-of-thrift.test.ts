import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Gift of Thrift gives a triggered ability', () => {
  const { p1, p2 } = table({ p1: { magic: 1, hand: ['gift-of-thrift', 'bomb'], minions: ['bomb'] }, p2: { magic: 0 } });
  p1.plays('gift-of-thrift', { on: p1.minion(1) });
  expect(p1.magic).toBe(0);
  p1.ends();
  expect(p2.magic).toBe(1);
  p2.ends();
  expect(p1.magic).toBe(3); // one for the turn, two from the gift
});

test('Gift of Thrift replaces what the minion did by itself', () => {
  const { p1 } = table({ p1: { minions: [['potion-seller', { with: ['gift-of-thrift'] }]] } });
  p1.ends();
  expect(p1.board).toEqual(['potion-seller 1/3']);
});

test('Gift of Thrift needs a minion and magic', () => {
  const bare = table({ p1: { hand: ['gift-of-thrift'] } });
  expect(bare.p1.cannotPlay('gift-of-thrift')).toBe('no-target');
  const poor = table({ p1: { magic: 0, hand: ['gift-of-thrift'], minions: ['bomb'] } });
  expect(poor.p1.cannotPlay('gift-of-thrift')).toBe('too-little-magic');
});

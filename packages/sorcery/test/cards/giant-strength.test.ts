import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Giant Strength gives +2/+2 to a minion of either side, and only to that one', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, hand: ['giant-strength', 'giant-strength'], minions: ['bomb', 'bomb'] },
    p2: { minions: ['bomb'] },
  });
  p1.plays('giant-strength', { on: p1.minion(2) });
  p1.plays('giant-strength', { on: p2.minion(1) });
  expect([p1.board, p2.board]).toEqual([['bomb 1/2', 'bomb 3/4'], ['bomb 3/4']]);
  expect([p1.magic, p1.hand]).toEqual([0, []]);
});

test('Giant Strength adds up, and saves nobody who is already dead', () => {
  const { p1 } = table({ p1: { hand: ['giant-strength', 'giant-strength'], minions: [['bomb', { damage: 1 }]] } });
  p1.plays('giant-strength', { on: p1.minion(1) });
  p1.plays('giant-strength', { on: p1.minion(1) });
  expect(p1.board).toEqual(['bomb 5/5']);
  expect(p1.enchantments(1)).toEqual(['giant-strength', 'giant-strength']);
});

test('Giant Strength needs a minion and magic', () => {
  const bare = table({ p1: { hand: ['giant-strength'], ritual: 'dark-ritual' } });
  expect(bare.p1.cannotPlay('giant-strength')).toBe('no-target');
  const poor = table({ p1: { magic: 0, hand: ['giant-strength'], minions: ['bomb'] } });
  expect(poor.p1.cannotPlay('giant-strength')).toBe('too-little-magic');
});

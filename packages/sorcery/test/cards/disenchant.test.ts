import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Disenchant destroys the newest enchantment and no other', () => {
  const t = table({
    p1: { magic: 1, hand: ['disenchant'] },
    p2: {
      minions: [
        ['bomb', { with: ['silence', 'giant-strength'] }],
        ['bomb', { with: ['giant-strength'] }],
      ],
    },
  });
  t.p1.plays('disenchant', { on: t.p2.minion(1) });
  expect(t.p2.board).toEqual(['bomb 1/2', 'bomb 3/4']);
  expect(t.p2.enchantments(1)).toEqual(['silence']);
  expect([t.p1.magic, t.gone]).toEqual([0, ['disenchant', 'giant-strength']]);
});

test('Disenchant folds what is left again: without +2/+2 the damage kills', () => {
  const { p1, p2 } = table({
    p1: { hand: ['disenchant'] },
    p2: { minions: [['bomb', { with: ['giant-strength'], damage: 2 }], 'air-elemental'] },
  });
  expect(p2.board).toEqual(['bomb 3/2', 'air-elemental 1/1']);
  p1.plays('disenchant', { on: p2.minion(1) });
  expect(p2.graveyard).toEqual(['bomb 1/0']);
  expect(p2.board).toEqual(['air-elemental 1/1']);
});

test('Disenchant leaves alive what has 1 defence left', () => {
  const { p1 } = table({ p1: { hand: ['disenchant'], minions: [['bomb', { with: ['giant-strength'], damage: 1 }]] } });
  p1.plays('disenchant', { on: p1.minion(1) });
  expect(p1.board).toEqual(['bomb 1/1']);
});

test('Disenchant is illegal on a bare minion', () => {
  const { p1, p2 } = table({
    p1: { hand: ['disenchant'], minions: [['bomb', { actions: 0 }]] },
    p2: { minions: [['bomb', { with: ['silence'] }]] },
  });
  expect(p1.cannotPlay('disenchant', { on: p1.minion(1) })).toBe('bare-minion');
  expect(p1.cannotPlay('disenchant', { on: p2.minion(1) })).toBe(null);
  expect(p1.offered).toEqual(['play:1:disenchant>2.1', 'end']);
});

test('Disenchant with only bare minions on the table has no target', () => {
  const { p1 } = table({ p1: { hand: ['disenchant'], minions: ['bomb'] } });
  expect(p1.cannotPlay('disenchant')).toBe('no-target');
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const options = { edition: 'standard' } as const;

test('Enrage (standard) doubles attack and defence', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, hand: ['enrage-standard'], minions: ['earth-elemental', 'bone-golem'] },
    p2: { minions: ['bone-golem'] },
    options,
  });
  p1.plays('enrage-standard', { on: p1.minion(1) });
  expect(p1.board).toEqual(['earth-elemental 8/8', 'bone-golem 1/3']);
  expect([p1.magic, p2.board]).toEqual([0, ['bone-golem 1/3']]);
});

test('Enrage (standard) doubles what is left, and later damage is not doubled', () => {
  const { p1, p2 } = table({
    p1: { hand: ['enrage-standard'], minions: [['earth-elemental', { damage: 1 }]] },
    p2: { minions: ['bone-golem'] },
    options,
  });
  p1.plays('enrage-standard', { on: p1.minion(1) });
  expect(p1.board).toEqual(['earth-elemental 8/6']);
  p1.attacks(1, 1);
  expect([p1.board, p2.graveyard]).toEqual([['earth-elemental 8/5'], ['bone-golem 1/-5']]);
});

test('Enrage (standard) taken away again: the damage taken on top of it stays', () => {
  const { p1 } = table({
    p1: {
      hand: ['disenchant', 'disenchant'],
      minions: [['earth-elemental', { with: ['enrage-standard'], damage: 3 }]],
    },
    options,
  });
  expect(p1.board).toEqual(['earth-elemental 8/5']);
  p1.plays('disenchant', { on: p1.minion(1) });
  expect(p1.board).toEqual(['earth-elemental 4/1']);
});

test('a deck of the standard edition names it Enrage, and it needs 2 magic', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['enrage-standard'], minions: ['bone-golem'] }, options });
  expect(p1.cannotPlay('enrage-standard')).toBe('too-little-magic');
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const options = { edition: 'standard' } as const;

test('Haste gives an action at once: a minion that just entered can attack', () => {
  const { p1, p2 } = table({ p1: { magic: 4, hand: ['earth-elemental', 'haste'], minions: ['bone-golem'] }, options });
  p1.plays('earth-elemental');
  p1.plays('haste', { on: p1.minion(2) });
  expect(p1.actions).toEqual([1, 1]);
  p1.attacks(2);
  expect([p2.life, p1.magic]).toEqual([16, 0]);
});

test('Haste gives one more action at each restore, and a second Haste one more', () => {
  const { p1, p2 } = table({ p1: { hand: ['haste', 'haste'], minions: ['air-elemental', 'air-elemental'] }, options });
  p1.plays('haste', { on: p1.minion(1) });
  expect(p1.actions).toEqual([2, 1]);
  p1.ends();
  p2.ends();
  expect(p1.actions).toEqual([2, 1]);
  p1.plays('haste', { on: p1.minion(1) });
  p1.ends();
  p2.ends();
  expect(p1.actions).toEqual([3, 1]);
});

test('Haste taken off leaves the actions of this turn and is not there at the next restore', () => {
  const { p1, p2 } = table({ p1: { hand: ['haste', 'disenchant'], minions: ['air-elemental'] }, options });
  p1.plays('haste', { on: p1.minion(1) });
  p1.plays('disenchant', { on: p1.minion(1) });
  expect(p1.actions).toEqual([2]);
  p1.ends();
  p2.ends();
  expect(p1.actions).toEqual([1]);
});

test('Haste does not wake a minion whose Delay acts this turn', () => {
  const { p1, p2 } = table({ p1: { hand: ['delay'] }, p2: { hand: ['haste'], minions: ['air-elemental'] } });
  p1.plays('delay', { on: p2.minion(1) });
  p1.ends();
  p2.plays('haste', { on: p2.minion(1) });
  expect(p2.cannotAttack(1)).toBe('delayed');
});

test('Haste needs a minion and magic', () => {
  const bare = table({ p1: { hand: ['haste'] }, options });
  expect(bare.p1.cannotPlay('haste')).toBe('no-target');
  const poor = table({ p1: { magic: 0, hand: ['haste'], minions: ['bone-golem'] }, options });
  expect(poor.p1.cannotPlay('haste')).toBe('too-little-magic');
});

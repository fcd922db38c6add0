import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Delay: no actions during the controller’s whole next turn, then it goes', () => {
  const t = table({
    p1: { magic: 1, hand: ['delay'] },
    p2: { minions: ['earth-elemental', 'air-elemental'] },
  });
  t.p1.plays('delay', { on: t.p2.minion(1) });
  t.p1.ends();
  expect(t.p2.actions).toEqual([0, 1]);
  expect(t.p2.cannotAttack(1)).toBe('delayed');
  t.p2.ends();
  expect(t.p2.enchantments(1)).toEqual([]);
  expect(t.gone).toEqual(['delay']);
  t.p1.ends();
  expect(t.p2.actions).toEqual([1, 1]);
});

test('Delay on an own minion leaves it its action this turn and takes the next turn', () => {
  const { p1, p2 } = table({ p1: { hand: ['delay'], minions: ['earth-elemental'] } });
  p1.plays('delay', { on: p1.minion(1) });
  p1.attacks(1);
  expect(p2.life).toBe(16);
  p1.ends();
  p2.ends();
  expect(p1.enchantments(1)).toEqual(['delay']);
  expect(p1.cannotAttack(1)).toBe('delayed');
  p1.ends();
  p2.ends();
  expect([p1.enchantments(1), p1.actions]).toEqual([[], [1]]);
});

test('Delay is removed after the end-of-turn triggers', () => {
  const t = table({ p1: { hand: ['delay'] }, p2: { minions: ['potion-seller'] } });
  t.p1.plays('delay', { on: t.p2.minion(1) });
  t.p1.ends();
  t.p2.ends();
  const end = t.told.slice(t.told.lastIndexOf('minion-triggered potion-seller'));
  expect(end.slice(0, 4)).toEqual([
    'minion-triggered potion-seller',
    'minion-strengthened potion-seller',
    'enchantment-lost potion-seller',
    'turn-ended',
  ]);
});

test('two Delays act in the same turn and go together', () => {
  const { p1, p2 } = table({ p1: { hand: ['delay', 'delay'] }, p2: { minions: ['earth-elemental'] } });
  p1.plays('delay', { on: p2.minion(1) });
  p1.plays('delay', { on: p2.minion(1) });
  p1.ends();
  expect(p2.cannotAttack(1)).toBe('delayed');
  p2.ends();
  p1.ends();
  expect([p2.enchantments(1), p2.actions]).toEqual([[], [1]]);
});

test('a Delay taken off during the turn it acts in does not give the action back', () => {
  const { p1, p2 } = table({ p1: { hand: ['delay'] }, p2: { hand: ['disenchant'], minions: ['earth-elemental'] } });
  p1.plays('delay', { on: p2.minion(1) });
  p1.ends();
  p2.plays('disenchant', { on: p2.minion(1) });
  expect(p2.cannotAttack(1)).toBe('no-action');
});

test('Delay needs a minion and magic', () => {
  const bare = table({ p1: { hand: ['delay'] } });
  expect(bare.p1.cannotPlay('delay')).toBe('no-target');
  const poor = table({ p1: { magic: 0, hand: ['delay'], minions: ['bomb'] } });
  expect(poor.p1.cannotPlay('delay')).toBe('too-little-magic');
});

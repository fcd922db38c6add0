import { expect, test } from 'vitest';
import { table } from '../table.ts';

const WEI = { hero: 'wei-yan' };

test('Mad Bones: as much life comes back as damage was dealt at distance 1', () => {
  const { wei, a, b } = table({ wei: { ...WEI, hp: 1, hand: ['wine', 'strike'] }, a: {}, b: {} });
  wei.plays('wine').plays('strike', { on: a });
  expect([wei.hp, a.hp, b.hp]).toEqual([3, 2, 4]);
});

test('Mad Bones: never above the maximum, and nothing is told then', () => {
  const { wei, a, table: t } = table({ wei: { ...WEI, hand: ['strike'] }, a: {} });
  wei.plays('strike', { on: a });
  expect([wei.hp, a.hp, t.told('recovered'), t.told('skill-invoked')]).toEqual([4, 3, [], []]);
});

test('Mad Bones: not at distance 2', () => {
  const { wei, far } = table({
    wei: { ...WEI, hp: 1, hand: ['strike'], equipment: ['qilin-bow'] },
    a: {},
    far: {},
    b: {},
  });
  wei.plays('strike', { on: far });
  expect([wei.hp, far.hp]).toEqual([1, 3]);
});

test('Mad Bones: by any means, on another turn, and when the victim dies', () => {
  const { a, wei, b } = table(
    {
      b: {},
      a: { hp: 1, hand: ['duel'], role: 'rebel' },
      wei: { ...WEI, hp: 1, hand: ['strike'] },
    },
    { turn: 'a' },
  );
  a.plays('duel', { on: wei });
  wei.answers('strike');
  expect([a.alive, wei.hp, wei.hand.length, b.hp]).toEqual([false, 2, 3 + 2, 4]);
});

test('Mad Bones: the distance is that before the life fell, with the mounts then worn', () => {
  const { wei, a } = table({
    wei: { ...WEI, hp: 1, hand: ['strike'], equipment: ['qilin-bow'] },
    a: { equipment: ['plus-mount'] },
    b: {},
  });
  wei.plays('strike', { on: a }).invokes('qilin-bow');
  expect([wei.hp, a.hp, a.equipment]).toEqual([2, 3, {}]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';
import './stand-ins.ts';

const scimitar = ['ancient-scimitar'];

test('Ancient Scimitar: 1 more damage to a target without hand cards', () => {
  const { sun, liu, zhang } = table({
    sun: { hand: ['strike'], equipment: scimitar },
    liu: { equipment: ['plus-mount'] },
    zhang: {},
  });
  sun.plays('strike', { on: liu });
  expect([sun.hp, liu.hp, zhang.hp]).toEqual([4, 2, 4]);
});

test('Ancient Scimitar: a target with a hand card takes the usual damage', () => {
  const { sun, liu } = table({ sun: { hand: ['strike'], equipment: scimitar }, liu: { hand: ['peach'] } });
  sun.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Ancient Scimitar and Wine add up', () => {
  const { sun, liu } = table({ sun: { hand: ['wine', 'strike'], equipment: scimitar }, liu: {} });
  sun.plays('wine').plays('strike', { on: liu });
  expect(liu.hp).toBe(1); // 1, Wine 1, scimitar 1
});

test('Ancient Scimitar adds nothing to a Duel', () => {
  const { sun, liu } = table({ sun: { hand: ['duel'], equipment: scimitar }, liu: {} });
  sun.plays('duel', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Ancient Scimitar: the chain passes on what the first victim took, and adds nothing of its own', () => {
  const { sun, liu, zhang } = table({
    sun: { hand: ['fire-strike'], equipment: scimitar },
    liu: { chained: true },
    zhang: { chained: true },
  });
  sun.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([2, 2]);
});

test('Ancient Scimitar: the Silver Lion takes 1 all the same', () => {
  const { sun, liu } = table({ sun: { hand: ['strike'], equipment: scimitar }, liu: { equipment: ['silver-lion'] } });
  sun.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Ancient Scimitar counts for each target by itself', () => {
  const { sun, liu, zhang } = table({
    sun: { hero: 'reacher', hand: ['strike'], equipment: scimitar },
    liu: {},
    zhang: { hand: ['peach'] },
  });
  sun.plays('strike', { on: liu });
  sun.points(zhang);
  expect([liu.hp, zhang.hp]).toEqual([2, 3]);
});

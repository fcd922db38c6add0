import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CAO = { hero: 'cao-pi' } as const;

test('Exile: another draws as many cards as life is lost, and is turned over', () => {
  const { liu, cao, zhang } = table({ liu: { hand: ['strike'] }, cao: { ...CAO, hp: 2 }, zhang: {} });
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['fangzhu', 'pass']);
  cao.invokes('fangzhu');
  expect(cao.offered).toEqual(['liu', 'zhang']);
  cao.points(liu);
  expect([liu.hand.length, liu.faceDown, zhang.hand.length, zhang.faceDown, cao.hp]).toEqual([2, true, 0, false, 1]);
});

test('Exile: whoever is turned over misses the next turn', () => {
  const { liu, cao, zhang } = table({ liu: { hand: ['strike'] }, cao: CAO, zhang: {} });
  liu.plays('strike', { on: cao });
  cao.invokes('fangzhu').points(zhang);
  liu.ends();
  cao.ends();
  expect([liu.asked, zhang.faceDown]).toEqual([true, false]);
});

test('Exile: one who is face down is turned up', () => {
  const { liu, cao, zhang } = table({ liu: { hand: ['strike'] }, cao: CAO, zhang: { faceDown: true } });
  liu.plays('strike', { on: cao });
  cao.invokes('fangzhu').points(zhang);
  expect([zhang.faceDown, zhang.hand.length]).toEqual([false, 1]);
});

test('Exile: once for a blow of several points', () => {
  const { liu, cao, zhang } = table({ liu: { hand: ['wine', 'strike'] }, cao: CAO, zhang: {} });
  liu.plays('wine').plays('strike', { on: cao });
  cao.invokes('fangzhu').points(zhang);
  expect([liu.asked, zhang.hand.length, cao.hp]).toEqual([true, 2, 1]);
});

test('Exile is nothing to a blow on somebody else', () => {
  const { liu, zhang, cao } = table({ liu: { hand: ['strike'] }, zhang: {}, cao: CAO });
  liu.plays('strike', { on: zhang });
  expect([liu.asked, zhang.hp, cao.hp]).toEqual([true, 3, 3]);
});

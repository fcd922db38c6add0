import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DONG = { hero: 'dong-zhuo', hp: 3, role: 'rebel' } as const; // no Tyranny

test('Forest of Flesh: his Strike on a woman needs two Dodges', () => {
  const { dong, diao, liu } = table({
    dong: { ...DONG, hand: ['strike:C2'] },
    diao: { hero: 'diao-chan', hand: ['dodge', 'dodge'] },
    liu: {},
  });
  dong.plays('strike', { on: diao });
  diao.answers('dodge');
  expect(diao.offered).toEqual(['dodge', 'pass']);
  diao.passes();
  expect([diao.hp, diao.hand, liu.hp]).toEqual([2, ['dodge'], 4]);
});

test('Forest of Flesh: both Dodges given, nothing happens', () => {
  const { dong, diao } = table({
    dong: { ...DONG, hand: ['strike:C2'] },
    diao: { hero: 'diao-chan', hand: ['dodge', 'dodge'] },
  });
  dong.plays('strike', { on: diao });
  diao.answers('dodge').answers('dodge');
  expect([diao.hp, diao.hand]).toEqual([3, []]);
});

test("Forest of Flesh: a woman's Strike on him needs two as well", () => {
  const { diao, dong } = table({
    diao: { hero: 'diao-chan', hand: ['strike:C2'] },
    dong: { ...DONG, hand: ['dodge:H2'] },
  });
  diao.plays('strike', { on: dong });
  dong.answers('dodge');
  expect([dong.hp, dong.hand]).toEqual([2, []]);
});

test('Forest of Flesh: among men one Dodge will do; a Duel with a woman needs one Strike', () => {
  const men = table({ dong: { ...DONG, hand: ['strike:C2'] }, liu: { hand: ['dodge', 'dodge'] } });
  men.dong.plays('strike', { on: men.liu });
  men.liu.answers('dodge');
  expect([men.liu.hp, men.liu.hand]).toEqual([4, ['dodge']]);
  const duel = table({
    dong: { ...DONG, hand: ['duel:CA'] },
    diao: { hero: 'diao-chan', hand: ['strike:C3', 'peach'] },
  });
  duel.dong.plays('duel', { on: duel.diao });
  duel.diao.answers('strike');
  expect([duel.dong.hp, duel.diao.hp]).toEqual([2, 3]);
});

test('Forest of Flesh and Unrivaled together still need two Dodges, not three', () => {
  const { dong, diao } = table({
    dong: { hp: 3, role: 'rebel', heroes: ['dong-zhuo', 'lv-bu'], hand: ['strike:C2'] },
    diao: { hero: 'diao-chan', hand: ['dodge', 'dodge', 'dodge'] },
  });
  dong.plays('strike', { on: diao });
  diao.answers('dodge').answers('dodge');
  expect([diao.hp, diao.hand]).toEqual([3, ['dodge']]);
});

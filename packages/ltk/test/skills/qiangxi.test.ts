import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DIAN = { hero: 'dian-wei' };

test('Ferocious Assault: 1 life for 1 damage to a hero in range, once', () => {
  const { dian, a, far, b } = table({ dian: { ...DIAN, hand: ['peach'] }, a: {}, far: {}, b: {} });
  expect(dian.offered).toEqual(['qiangxi>a', 'qiangxi>b', 'end']);
  dian.invokes('qiangxi', { on: a });
  expect([dian.hp, a.hp, far.hp, b.hp]).toEqual([3, 3, 4, 4]);
  expect(dian.offered).toEqual(['peach', 'end']);
});

test('Ferocious Assault: a weapon from the hand pays', () => {
  const { dian, a } = table({ dian: { ...DIAN, hand: ['qilin-bow'] }, a: {} });
  dian.invokes('qiangxi', { on: a });
  expect(dian.offered).toEqual(['discard-weapon', 'lose-life']);
  dian.picks('discard-weapon');
  expect([dian.hp, dian.hand, a.hp]).toEqual([4, [], 3]);
});

test('Ferocious Assault: the worn weapon pays only where the range holds without it', () => {
  const { dian, a, far } = table({ dian: { ...DIAN, equipment: ['qilin-bow'] }, a: {}, far: {}, b: {} });
  expect(dian.offered).toEqual(['qiangxi>a', 'qiangxi>far', 'qiangxi>b', 'end']);
  dian.invokes('qiangxi', { on: far });
  expect([dian.hp, far.hp, dian.equipment, a.hp]).toEqual([3, 3, { weapon: 'qilin-bow' }, 4]);
});

test('Ferocious Assault: the worn weapon pays for a neighbour', () => {
  const { dian, a } = table({ dian: { ...DIAN, equipment: ['qilin-bow'] }, a: {}, far: {}, b: {} });
  dian.invokes('qiangxi', { on: a }).picks('discard-weapon');
  expect([dian.hp, a.hp, dian.equipment]).toEqual([4, 3, {}]);
});

test('Ferocious Assault: the damage is dealt even if he dies of the price, then by nobody', () => {
  const { dian, a, lord } = table(
    { lord: {}, dian: { ...DIAN, hp: 1, role: 'rebel' }, a: { hero: 'sima-yi' } },
    { turn: 'dian' },
  );
  dian.invokes('qiangxi', { on: a });
  expect([dian.alive, a.hp, a.asked, lord.hp]).toEqual([false, 2, true, 4]);
  expect(a.offered.at(-1)).toBe('end');
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DONG = { hero: 'dong-zhuo' } as const;

test('Wine Pool: a Spade hand card is Wine, once in a play phase', () => {
  const { dong, liu } = table({ dong: { ...DONG, hand: ['negate:SJ', 'negate:SK', 'strike'] }, liu: {} });
  expect(dong.offered).toEqual([
    'strike>liu',
    'negate(jiuchi:wine)',
    'negate(jiuchi:wine)',
    'strike(jiuchi:wine)',
    'end',
  ]);
  dong.plays('negate:SJ', { by: 'jiuchi' });
  expect(dong.offered).toEqual(['strike>liu', 'end']);
  dong.plays('strike', { on: liu });
  expect(liu.hp).toBe(2);
  dong.ends().picks('lose-life');
});

test('Wine Pool: when dying it rescues, others it does not', () => {
  const { liu, dong } = table({ liu: { hand: ['strike:H10'] }, dong: { ...DONG, hp: 1, hand: ['negate:SJ'] } });
  liu.plays('strike', { on: dong });
  expect(dong.offered).toEqual(['negate(jiuchi:wine)', 'pass']);
  dong.answers('negate', { by: 'jiuchi' });
  expect([dong.hp, dong.hand]).toEqual([1, []]);
  const other = table({ liu: { hand: ['strike:H10'] }, zhang: { hp: 1 }, dong: { ...DONG, hand: ['negate:SJ'] } });
  other.liu.plays('strike', { on: other.zhang });
  expect([other.zhang.alive, other.dong.hand]).toEqual([false, ['negate']]);
});

test('Wine Pool: no Clubs, no equipment', () => {
  const { dong } = table({ dong: { ...DONG, hand: ['negate:CQ'], equipment: ['plus-mount:S5'] }, liu: {} });
  expect(dong.offered).toEqual(['end']);
});

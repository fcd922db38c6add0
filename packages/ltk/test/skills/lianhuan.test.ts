import { expect, test } from 'vitest';
import { table } from '../table.ts';

const TONG = { hero: 'pang-tong' };

test('Interlock: a Club of the hand is a Chain, or is recast', () => {
  const {
    tong,
    a,
    b,
    table: t,
  } = table({
    tong: { ...TONG, hand: ['dodge:D2', 'strike:C2', 'strike:C3'], equipment: ['plus-mount:C5'] },
    a: {},
    b: {},
  });
  expect(tong.offered.filter((offer) => offer.includes('lianhuan') || offer.startsWith('recast'))).toEqual([
    'strike(lianhuan:chain)>tong',
    'strike(lianhuan:chain)>a',
    'strike(lianhuan:chain)>b',
    'recast strike',
    'strike(lianhuan:chain)>tong',
    'strike(lianhuan:chain)>a',
    'strike(lianhuan:chain)>b',
    'recast strike',
  ]);
  tong.plays('C2', { as: 'chain', on: a }).points(b);
  expect([a.chained, b.chained, tong.chained, tong.hand]).toEqual([true, true, false, ['dodge', 'strike']]);
  expect(t.discard).toEqual(['strike']);
});

test('Interlock: recasting draws a card and is no use', () => {
  const { tong, a, table: t } = table({ tong: { ...TONG, hand: ['duel:CA'] }, a: {} }, { deck: ['peach'] });
  tong.recasts('duel', { by: 'lianhuan' });
  expect([tong.hand, a.chained, t.discard, t.told('card-used')]).toEqual([['peach'], false, ['duel'], []]);
});

test('Interlock is for no other suit', () => {
  const { tong } = table({ tong: { ...TONG, hand: ['dodge:D2', 'peach:H3'], equipment: ['plus-mount:C5'] }, a: {} });
  expect(tong.offered).toEqual(['end']);
});

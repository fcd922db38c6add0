import { expect, test } from 'vitest';
import { table } from '../table.ts';

const TONG = { hero: 'pang-tong' };

test('Nirvana: all cards go, three come, and 3 life', () => {
  const {
    a,
    tong,
    b,
    table: t,
  } = table({
    a: { hand: ['strike'] },
    tong: {
      ...TONG,
      hp: 1,
      hand: ['duel'],
      equipment: ['minus-mount', 'chu-ko-nu'],
      fates: ['contentment'],
      chained: true,
      faceDown: true,
    },
    b: { hand: ['peach'] },
  });
  a.plays('strike', { on: tong });
  expect(tong.offered).toEqual(['niepan', 'pass']);
  tong.invokes('niepan');
  expect([tong.hp, tong.hand.length, tong.equipment, tong.fates]).toEqual([3, 3, {}, []]);
  expect([tong.chained, tong.faceDown, b.hand, t.discard.length]).toEqual([false, false, ['peach'], 5]);
});

test('Nirvana comes at his own place in the asking: who is asked before may save him first', () => {
  const { a, tong } = table({ a: { hand: ['strike', 'peach'] }, tong: { ...TONG, hp: 1 } });
  a.plays('strike', { on: tong });
  expect(a.offered).toEqual(['peach', 'pass']);
  a.answers('peach');
  expect([tong.hp, tong.hand, a.asked]).toEqual([1, [], true]);
});

test('Nirvana: once in a game', () => {
  const { a, tong, b } = table(
    {
      b: {},
      a: { hand: ['strike', 'wine', 'duel', 'barbarian-invasion', 'barbarian-invasion'] },
      tong: { ...TONG, hp: 1, role: 'rebel' },
    },
    { turn: 'a', deck: ['peach-garden', 'plus-mount', 'plus-mount'] },
  );
  a.plays('strike', { on: tong });
  tong.invokes('niepan');
  a.plays('barbarian-invasion').plays('barbarian-invasion').plays('duel', { on: tong });
  expect([tong.alive, b.hp]).toEqual([false, 2]);
});

test('Nirvana: no more than the full life, and nobody else can use it', () => {
  const { a, tong, b } = table({ a: { hand: ['strike'] }, tong: { ...TONG, maxHp: 2, hp: 1 }, b: {} });
  a.plays('strike', { on: tong });
  tong.invokes('niepan');
  expect([tong.hp, tong.maxHp, b.hand]).toEqual([2, 2, []]);
});

test('Nirvana is not offered while another is dying', () => {
  const { tong, a, b } = table({ tong: { ...TONG, hand: ['strike'] }, a: { hp: 1, role: 'rebel' }, b: {} });
  tong.plays('strike', { on: a });
  expect([a.alive, tong.hand.length, b.hp]).toEqual([false, 3, 4]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const MENG = { hero: 'meng-huo' } as const;

test('Root of Evil: Barbarian Invasion does nothing to Meng Huo, who deals its damage to the others', () => {
  const {
    liu,
    meng,
    zhang,
    table: t,
  } = table({
    liu: { hand: ['barbarian-invasion'] },
    meng: { ...MENG, hand: ['strike'] },
    zhang: {},
  });
  liu.plays('barbarian-invasion');
  expect([liu.asked, liu.hp, meng.hp, meng.hand, zhang.hp]).toEqual([true, 4, 4, ['strike'], 3]);
  expect(t.told('damaged')).toMatchObject([{ seat: zhang.seat, from: meng.seat }]);
});

test('Root of Evil: the reward for a rebel slain is his', () => {
  const { liu, meng, zhang } = table({ liu: { hand: ['barbarian-invasion'] }, meng: MENG, zhang: { hp: 1 } });
  liu.plays('barbarian-invasion');
  expect([zhang.alive, meng.hand.length, liu.hand.length]).toEqual([false, 3, 0]);
});

test('Root of Evil: with him dead there is no source', () => {
  const {
    liu,
    meng,
    zhang,
    table: t,
  } = table(
    {
      liu: { hand: ['barbarian-invasion'] },
      dun: { hero: 'xiahou-dun' },
      meng: { ...MENG, hp: 1 },
      zhang: {},
    },
    { deck: ['S9', 'S8'] },
  );
  liu.plays('barbarian-invasion');
  const dun = t.seats[1]!;
  dun.invokes('ganglie');
  expect([meng.alive, zhang.hp]).toEqual([false, 3]);
  expect(t.told('damaged').at(-1)).toMatchObject({ seat: zhang.seat, from: null });
});

test('Root of Evil: his own Invasion is his own as ever, and Arrow Barrage hits him', () => {
  const { meng, liu, table: t } = table({ meng: { ...MENG, hand: ['barbarian-invasion'] }, liu: {} });
  meng.plays('barbarian-invasion');
  expect([liu.hp, t.told('damaged')[0]]).toMatchObject([3, { from: meng.seat }]);
  const other = table({ liu: { hand: ['arrow-barrage'] }, meng: MENG });
  other.liu.plays('arrow-barrage');
  expect(other.meng.hp).toBe(3);
});

test('Root of Evil and Giant Elephant: the damage is from the one, the card goes to the other', () => {
  const {
    liu,
    meng,
    zhu,
    zhang,
    table: t,
  } = table({
    liu: { hand: ['barbarian-invasion'] },
    meng: MENG,
    zhu: { hero: 'zhu-rong' },
    zhang: {},
  });
  liu.plays('barbarian-invasion');
  expect([meng.hp, zhu.hp, zhang.hp, zhu.hand]).toEqual([4, 4, 3, ['barbarian-invasion']]);
  expect(t.told('damaged')).toMatchObject([{ seat: zhang.seat, from: meng.seat }]);
});

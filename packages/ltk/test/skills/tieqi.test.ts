import { expect, test } from 'vitest';
import { table } from '../table.ts';

const MA = { hero: 'ma-chao' };

test('Iron Cavalry: a red judgement leaves no Dodge, no Eight Diagram', () => {
  const { ma, cao, liu } = table(
    {
      ma: { ...MA, hand: ['strike'] },
      cao: { hand: ['dodge'], equipment: ['eight-diagram-formation'] },
      liu: {},
    },
    { deck: ['D5'] },
  );
  ma.plays('strike', { on: cao });
  expect(ma.offered).toEqual(['tieqi', 'pass']);
  ma.invokes('tieqi');
  expect([cao.hp, cao.hand, liu.hp]).toEqual([3, ['dodge'], 4]);
});

test('Iron Cavalry: a black judgement changes nothing', () => {
  const { ma, cao } = table({ ma: { ...MA, hand: ['strike'] }, cao: { hand: ['dodge'] } }, { deck: ['S5'] });
  ma.plays('strike', { on: cao }).invokes('tieqi');
  cao.answers('dodge');
  expect([cao.hp, cao.hand]).toEqual([4, []]);
});

test('Iron Cavalry may be refused', () => {
  const { ma, cao, table: t } = table({ ma: { ...MA, hand: ['strike'] }, cao: { hand: ['dodge'] } });
  ma.plays('strike', { on: cao }).passes();
  cao.answers('dodge');
  expect([cao.hp, t.told('judged')]).toEqual([4, []]);
});

test('Iron Cavalry stops Entourage too', () => {
  const { cao, zhen, ma } = table(
    {
      cao: { hero: 'cao-cao' },
      zhen: { hero: 'zhen-ji', hand: ['dodge'] },
      ma: { ...MA, hand: ['strike'] },
    },
    { turn: 'ma', deck: ['H5'] },
  );
  ma.plays('strike', { on: cao }).invokes('tieqi');
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.passes();
  expect([cao.hp, zhen.hand]).toEqual([3, ['dodge']]);
});

test('Iron Cavalry judges for each target by itself', () => {
  const {
    ma,
    cao,
    liu,
    sun,
    table: t,
  } = table(
    {
      ma: { ...MA, hand: ['strike'], equipment: ['heavenly-double-halberd'] },
      cao: { hand: ['dodge'] },
      liu: { hand: ['dodge'] },
      sun: { hand: ['dodge'] },
    },
    { deck: ['H5', 'S5'] },
  );
  ma.plays('strike', { on: cao }).points(sun, liu).invokes('tieqi').invokes('tieqi').passes();
  liu.answers('dodge');
  sun.answers('dodge');
  expect([cao.hp, liu.hp, sun.hp]).toEqual([3, 4, 4]);
  expect(t.told('dodge-barred').map(({ seat }) => seat)).toEqual([cao.seat]);
});

test('Iron Cavalry: a retrial decides', () => {
  const { ma, cao, sima } = table(
    { ma: { ...MA, hand: ['strike'] }, cao: { hand: ['dodge'] }, sima: { hero: 'sima-yi', hand: ['strike:S9'] } },
    { deck: ['H5'] },
  );
  ma.plays('strike', { on: cao }).invokes('tieqi');
  sima.invokes('guicai');
  cao.answers('dodge');
  expect(cao.hp).toBe(4);
});

test('Iron Cavalry is not for Duels, nor for the Strikes of others', () => {
  const { ma, cao } = table({ ma: { ...MA, hand: ['duel'] }, cao: { hand: ['strike', 'strike'] } });
  ma.plays('duel', { on: cao });
  cao.answers('strike');
  expect([ma.hp, ma.offered]).toEqual([3, ['end']]);
  ma.ends();
  cao.plays('strike', { on: ma });
  expect([ma.hp, cao.asked]).toEqual([2, true]);
});

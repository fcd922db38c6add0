import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DIAO = { hero: 'diao-chan' } as const;

test('Alienate: the chosen target answers first, and whoever fails is hurt by the other', () => {
  const {
    diao,
    liu,
    zhang,
    cao,
    table: t,
  } = table({
    diao: { ...DIAO, hand: ['dodge', 'peach'] },
    liu: { hand: ['strike'] },
    zhang: { hand: ['strike'] },
    cao: { hand: ['strike'] },
  });
  diao.invokes('lijian', { on: liu });
  expect(diao.offered).toEqual(['zhang', 'cao']);
  diao.points(zhang).chooses('dodge');
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  zhang.passes();
  expect([diao.hp, liu.hp, zhang.hp, cao.hp]).toEqual([3, 4, 3, 4]);
  expect(t.told('damaged')).toMatchObject([{ seat: 2, from: 1 }]);
  expect([diao.hand, t.discard]).toEqual([['peach'], ['dodge', 'strike']]);
});

test('Alienate cannot be negated', () => {
  const { diao, liu, zhang } = table({
    diao: { ...DIAO, hand: ['dodge'] },
    liu: { hand: ['negate'] },
    zhang: { hand: ['negate'] },
  });
  diao.invokes('lijian', { on: liu });
  expect([diao.asked, liu.hp, zhang.hp, liu.hand]).toEqual([true, 3, 4, ['negate']]);
});

test('Alienate: who dies is slain by the other duellist', () => {
  const { diao, liu, zhang } = table({ diao: { ...DIAO, hand: ['dodge'] }, liu: { hp: 1 }, zhang: {}, cao: {} });
  diao.invokes('lijian', { on: liu }).points(zhang);
  expect([liu.alive, zhang.hand.length, diao.hand.length]).toEqual([false, 3, 0]); // a rebel's reward
});

test('Alienate: two other men are needed, and a card', () => {
  const women = table({ diao: { ...DIAO, hand: ['dodge'] }, liu: {}, da: { hero: 'da-qiao' } });
  expect(women.diao.offered).toEqual(['end']);
  const poor = table({ diao: DIAO, liu: {}, zhang: {} });
  expect(poor.diao.offered).toEqual(['end']);
});

test('Alienate: once in a play phase; equipment can pay', () => {
  const { diao, liu, zhang } = table({
    diao: { ...DIAO, hand: ['dodge'], equipment: ['plus-mount'] },
    liu: {},
    zhang: {},
  });
  expect(diao.offered).toEqual(['lijian>liu', 'lijian>zhang', 'end']);
  diao.invokes('lijian', { on: zhang }).chooses('plus-mount');
  expect([liu.hp, zhang.hp, diao.equipment]).toEqual([4, 3, {}]);
  expect(diao.offered).toEqual(['end']);
});

test('Alienate: Empty City may not be the target, but may be the one who duels', () => {
  const { diao, zhuge, liu } = table({
    diao: { ...DIAO, hand: ['dodge'] },
    zhuge: { hero: 'zhuge-liang' },
    liu: {},
  });
  expect(diao.offered).toEqual(['lijian>liu', 'end']);
  diao.invokes('lijian', { on: liu });
  expect([zhuge.hp, liu.hp]).toEqual([3, 3]);
});

test('Alienate: Unrivaled counts in the Duel', () => {
  const { diao, liu, lv } = table({
    diao: { ...DIAO, hand: ['dodge'] },
    liu: { hand: ['strike'] },
    lv: { hero: 'lv-bu' },
  });
  diao.invokes('lijian', { on: liu });
  liu.answers('strike');
  expect([liu.hp, lv.hp]).toEqual([3, 4]);
});

test('Alienate: there is no card for Treachery to take', () => {
  const { diao, cao, liu } = table({ diao: { ...DIAO, hand: ['dodge'] }, cao: { hero: 'cao-cao' }, liu: {} });
  diao.invokes('lijian', { on: cao });
  expect([diao.asked, cao.hp, cao.hand, liu.hp]).toEqual([true, 3, [], 4]);
});

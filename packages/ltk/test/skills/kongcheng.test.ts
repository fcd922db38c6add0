import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHUGE = { hero: 'zhuge-liang' };

test('Empty City: without hand cards no Strike and no Duel', () => {
  const { cao } = table({
    cao: { hand: ['strike', 'fire-strike', 'duel', 'dismantle'] },
    zhuge: { ...ZHUGE, equipment: ['minus-mount'] },
    liu: {},
  });
  expect(cao.offered).toEqual(['strike>liu', 'fire-strike>liu', 'duel>liu', 'dismantle>zhuge', 'end']);
});

test('Empty City: a hand card is enough to be a target', () => {
  const { cao, zhuge } = table({ cao: { hand: ['strike', 'duel'] }, zhuge: { ...ZHUGE, hand: ['dodge'] } });
  expect(cao.offered).toEqual(['strike>zhuge', 'duel>zhuge', 'end']);
  cao.plays('strike', { on: zhuge });
  zhuge.answers('dodge');
  expect([zhuge.hp, cao.offered]).toEqual([3, ['end']]);
});

test('Empty City: losing the last card later does not help', () => {
  const { cao, zhuge } = table({
    cao: { hand: ['duel', 'strike'] },
    zhuge: { ...ZHUGE, hand: ['strike'] },
  });
  cao.plays('duel', { on: zhuge });
  zhuge.answers('strike');
  cao.answers('strike');
  expect([zhuge.hp, zhuge.hand]).toEqual([2, []]);
});

test('Empty City: other cards still strike home', () => {
  const { cao, zhuge, liu } = table({ cao: { hand: ['arrow-barrage'] }, zhuge: ZHUGE, liu: {} });
  cao.plays('arrow-barrage');
  expect([zhuge.hp, liu.hp]).toEqual([2, 3]);
});

test('Empty City: no victim of a Borrowed Sword', () => {
  const { cao, liu, sun } = table({
    cao: { hand: ['borrowed-sword'] },
    zhuge: ZHUGE,
    liu: { equipment: ['qilin-bow'], hand: ['strike'] },
    sun: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  expect(cao.offered).toEqual(['cao', 'sun']);
  cao.points(sun);
  liu.answers('strike');
  expect(sun.hp).toBe(3);
});

test('Empty City: a Strike cannot be turned there', () => {
  const { cao, qiao, zhuge } = table({
    cao: { hand: ['strike'] },
    qiao: { hero: 'da-qiao', hand: ['peach'] },
    zhuge: ZHUGE,
  });
  cao.plays('strike', { on: qiao });
  expect([qiao.hp, zhuge.hp, qiao.hand]).toEqual([2, 3, ['peach']]);
});

test('Empty City: after the last Dodge the Green Dragon Crescent Blade cannot strike again', () => {
  const { cao, zhuge } = table({
    cao: { hand: ['strike', 'strike'], equipment: ['green-dragon-crescent-blade'] },
    zhuge: { ...ZHUGE, hand: ['dodge'] },
  });
  cao.plays('strike', { on: zhuge });
  zhuge.answers('dodge');
  expect([cao.offered, cao.hand, zhuge.hp]).toEqual([['end'], ['strike'], 3]);
});

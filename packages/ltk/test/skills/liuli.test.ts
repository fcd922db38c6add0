import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

test('Displace: a card is discarded and another hero within range is struck instead', () => {
  const {
    da,
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['dodge', 'peach'] },
    liu: { hand: ['dodge'] },
    zhang: { hand: ['dodge'] },
  });
  cao.plays('strike', { on: da });
  expect(da.offered).toEqual(['liuli', 'pass']);
  da.invokes('liuli').chooses('peach');
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.passes();
  expect([cao.hp, da.hp, liu.hp, zhang.hp]).toEqual([4, 3, 3, 4]);
  expect([da.hand, t.discard]).toEqual([['dodge'], ['peach', 'strike']]);
  expect(t.told('target-changed')).toMatchObject([{ seat: 1, to: 2 }]);
});

test('Displace is refused: she answers the Strike herself', () => {
  const { da, cao, liu } = table({ cao: { hand: ['strike'] }, da: { hero: 'da-qiao', hand: ['dodge'] }, liu: {} });
  cao.plays('strike', { on: da });
  da.passes();
  expect(da.offered).toEqual(['dodge', 'pass']);
  da.passes();
  expect([da.hp, liu.hp]).toEqual([2, 4]);
});

test('Displace: the range is hers, and a weapon she discards reaches no further', () => {
  const { da, cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['dodge'], equipment: ['green-dragon-crescent-blade'] },
    liu: {},
    zhang: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli');
  expect(da.offered).toEqual(['dodge', 'green-dragon-crescent-blade']);
  da.chooses('green-dragon-crescent-blade');
  expect([da.hp, liu.hp, zhang.hp]).toEqual([3, 3, 4]); // zhang sits at distance 2
});

test('Displace: with the weapon kept everybody in its range can be chosen', () => {
  const { da, cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['dodge'], equipment: ['green-dragon-crescent-blade'] },
    liu: {},
    zhang: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli').chooses('dodge');
  expect(da.offered).toEqual(['liu', 'zhang']);
  da.points(zhang);
  expect([da.hp, liu.hp, zhang.hp]).toEqual([3, 4, 3]);
});

test('Displace: a -1 Mount she discards carries her no further', () => {
  const { da, cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['dodge'], equipment: ['minus-mount'] },
    liu: {},
    zhang: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli').chooses('minus-mount');
  expect([da.hp, liu.hp, zhang.hp]).toEqual([3, 3, 4]);
});

test('Displace: a card without which nobody is within range cannot pay', () => {
  const seats = (hand: readonly string[]) =>
    table({
      cao: { hand: ['strike'] },
      da: { hero: 'da-qiao', hand, equipment: ['green-dragon-crescent-blade'] },
      liu: { equipment: ['plus-mount'] },
    });
  const poor = seats([]);
  poor.cao.plays('strike', { on: poor.da });
  expect([poor.cao.asked, poor.da.hp, poor.liu.hp]).toEqual([true, 2, 4]);
  const rich = seats(['dodge', 'dodge']);
  rich.cao.plays('strike', { on: rich.da });
  rich.da.invokes('liuli');
  expect(rich.da.offered).toEqual(['dodge', 'dodge']);
  rich.da.chooses('dodge');
  expect([rich.da.hp, rich.liu.hp]).toEqual([3, 3]);
});

test('Displace is not offered without a card, nor when only the user is within range', () => {
  const bare = table({ cao: { hand: ['strike'] }, da: { hero: 'da-qiao' }, liu: {} });
  bare.cao.plays('strike', { on: bare.da });
  expect([bare.cao.asked, bare.da.hp]).toEqual([true, 2]);
  const two = table({ cao: { hand: ['strike'] }, da: { hero: 'da-qiao', hand: ['peach'] } });
  two.cao.plays('strike', { on: two.da });
  expect([two.cao.asked, two.da.hp]).toEqual([true, 2]);
});

test('Displace is about Strikes, not Duels', () => {
  const { da, cao } = table({ cao: { hand: ['duel'] }, da: { hero: 'da-qiao', hand: ['dodge'] }, liu: {} });
  cao.plays('duel', { on: da });
  expect([cao.asked, da.hp, da.hand]).toEqual([true, 2, ['dodge']]);
});

test('Displace: the new target must be one the Strike may be used on (Empty City), near or far from its user', () => {
  const { da, cao, zhuge, zhang } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['peach'], equipment: ['green-dragon-crescent-blade'] },
    zhuge: { hero: 'zhuge-liang' },
    zhang: {},
    sun: { equipment: ['plus-mount'] }, // out of the user's own range
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli'); // only the Peach can pay: without the blade nobody but Zhuge Liang is within range
  expect(da.offered).toEqual(['zhang', 'sun']);
  da.points(zhang);
  expect([zhuge.hp, zhang.hp]).toEqual([3, 3]);
});

test('Displace: the new target may displace it in turn, back to the first one too', () => {
  const { da, cao, er, zhang } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['peach', 'peach'] },
    er: { hero: 'da-qiao', hand: ['peach'] },
    zhang: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli').chooses('peach');
  expect(er.offered).toEqual(['liuli', 'pass']);
  er.invokes('liuli');
  expect(er.offered).toEqual(['da', 'zhang']);
  er.points(da);
  expect(da.offered).toEqual(['liuli', 'pass']);
  da.passes();
  expect([da.hp, er.hp, zhang.hp, da.hand, er.hand]).toEqual([2, 3, 4, ['peach'], []]);
});

test('Displace: one of several targets passes her share on, the others keep theirs', () => {
  const { da, cao, liu, zhang, sun } = table({
    cao: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    da: { hero: 'da-qiao', hand: ['peach'] },
    liu: {},
    zhang: {},
    sun: {},
  });
  cao.plays('strike', { on: da }).points(zhang);
  da.invokes('liuli');
  expect([cao.hp, da.hp, liu.hp, zhang.hp, sun.hp]).toEqual([4, 3, 3, 3, 4]);
});

test('Displace: who is a target already may be chosen, and meets the Strike twice', () => {
  const { da, cao, liu, zhang } = table({
    cao: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    da: { hero: 'da-qiao', hand: ['peach'] },
    liu: { hand: ['dodge', 'dodge'] },
    zhang: {},
  });
  cao.plays('strike', { on: da }).points(liu);
  da.invokes('liuli');
  liu.answers('dodge').passes();
  expect([cao.hp, da.hp, liu.hp, zhang.hp, liu.hand]).toEqual([4, 3, 3, 4, ['dodge']]);
});

test('Displace of a hidden hero: what else is on it may leave nobody to be struck instead', () => {
  const { cao, da, liu } = war({
    cao: { heroes: ['wei-a', 'wei-b'], hand: ['strike'] },
    da: { heroes: ['own~wu~2~liuli.tongji', 'wu-a'], up: 'deputy', hp: 1, hand: ['peach', 'duel'] },
    liu: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli'); // Shared Hatred is turned up with it
  expect(da.up).toEqual(['own~wu~2~liuli.tongji', 'wu-a']);
  da.answers('peach');
  expect([da.hp, da.hand.includes('duel'), liu.hp]).toEqual([1, true, 4]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const fan = ['phoenix-fan'];

test('Phoenix Fan: a normal Strike is turned into a Fire Strike', () => {
  const {
    zhou,
    liu,
    zhang,
    table: t,
  } = table({
    zhou: { hand: ['strike'], equipment: fan },
    liu: { chained: true },
    zhang: { chained: true },
    sun: {},
  });
  zhou.plays('strike', { on: liu });
  expect(zhou.offered).toEqual(['phoenix-fan', 'pass']);
  zhou.invokes('phoenix-fan');
  expect([liu.hp, zhang.hp]).toEqual([3, 3]);
  expect(t.told('damaged').map(({ element }) => element)).toEqual(['fire', 'fire']);
});

test('Phoenix Fan left alone: the Strike stays normal', () => {
  const { zhou, liu, zhang } = table({
    zhou: { hand: ['strike'], equipment: fan },
    liu: { chained: true },
    zhang: { chained: true },
  });
  zhou.plays('strike', { on: liu });
  zhou.passes();
  expect([liu.hp, zhang.hp, liu.chained]).toEqual([3, 4, true]);
});

test('Phoenix Fan is not offered for a Lightning Strike or a Fire Strike', () => {
  for (const card of ['lightning-strike', 'fire-strike']) {
    const { zhou, liu } = table({ zhou: { hand: [card], equipment: fan }, liu: {} });
    zhou.plays(card, { on: liu });
    expect([liu.hp, zhou.offered]).toEqual([3, ['end']]);
  }
});

test('Phoenix Fan is not offered when a Strike is played in a Duel', () => {
  const { liu, zhou } = table({ liu: { hand: ['duel'] }, zhou: { hand: ['strike'], equipment: fan } });
  liu.plays('duel', { on: zhou });
  zhou.answers('strike');
  expect([liu.hp, zhou.hp]).toEqual([3, 4]);
});

test('Phoenix Fan against the Rattan Armor: no effect, or two points of fire', () => {
  const strikes = (burn: boolean) => {
    const { zhou, liu } = table({ zhou: { hand: ['strike'], equipment: fan }, liu: { equipment: ['rattan-armor'] } });
    zhou.plays('strike', { on: liu });
    if (burn) zhou.invokes('phoenix-fan');
    else zhou.passes();
    return liu.hp;
  };
  expect([strikes(false), strikes(true)]).toEqual([4, 2]);
});

test('Phoenix Fan: a red card that Warrior Saint makes a Strike can burn too', () => {
  const { guan, liu } = table({
    guan: { hero: 'guan-yu', hand: ['peach'], equipment: fan },
    liu: { equipment: ['rattan-armor'] },
  });
  guan.plays('peach', { on: liu, as: 'strike' });
  guan.invokes('phoenix-fan');
  expect(liu.hp).toBe(2);
});

test('Phoenix Fan made into a Strike itself is not there to turn it', () => {
  const { guan, liu } = table({ guan: { hero: 'guan-yu', equipment: fan }, liu: {} });
  guan.plays('phoenix-fan', { on: liu, as: 'strike' });
  expect([liu.hp, guan.equipment]).toEqual([3, {}]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const rattan = ['rattan-armor'];

test('Rattan Armor: a normal Strike, Arrow Barrage and Barbarian Invasion have no effect', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike', 'arrow-barrage', 'barbarian-invasion'] },
    liu: { hand: ['dodge', 'strike'], equipment: rattan },
    zhang: {},
  });
  cao.plays('strike', { on: liu }).plays('arrow-barrage').plays('barbarian-invasion');
  expect([liu.hp, zhang.hp, liu.hand]).toEqual([4, 2, ['dodge', 'strike']]);
});

test('Rattan Armor: a Fire Strike hits and burns 1 more', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['fire-strike'] }, liu: { equipment: rattan }, zhang: {} });
  cao.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([2, 4]);
});

test('Rattan Armor: a Lightning Strike hits as usual', () => {
  const { cao, liu } = table({ cao: { hand: ['lightning-strike'] }, liu: { equipment: rattan } });
  cao.plays('lightning-strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Rattan Armor: a Duel is no Strike', () => {
  const { cao, liu } = table({ cao: { hand: ['duel'] }, liu: { equipment: rattan } });
  cao.plays('duel', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Rattan Armor: fire of any kind burns more, and the chain passes the larger amount on', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['fire-strike'] },
    liu: { equipment: ['rattan-armor:S2'], chained: true },
    zhang: { chained: true },
    sun: { equipment: ['rattan-armor:C2'], chained: true, maxHp: 5, hp: 5 },
  });
  cao.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp, sun.hp]).toEqual([2, 2, 2]);
});

test('Rattan Armor: a Strike that has no effect is not asked to be dodged, nor found dodged', () => {
  const { cao, liu } = table({
    cao: { hand: ['strike', 'strike'], equipment: ['green-dragon-crescent-blade'] },
    liu: { hand: ['dodge'], equipment: rattan },
  });
  cao.plays('strike', { on: liu });
  expect([liu.hp, liu.hand, cao.offered]).toEqual([4, ['dodge'], ['end']]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const spear = ['eighteen-span-viper-spear'];
const SPEAR = { by: 'eighteen-span-viper-spear' };

test('Eighteen-span Viper Spear: two hand cards are used as a Strike', () => {
  const {
    zhang,
    liu,
    sun,
    table: t,
  } = table({
    zhang: { hand: ['peach', 'dodge', 'wine'], equipment: spear },
    liu: {},
    sun: {},
  });
  expect(zhang.offered).toEqual([
    'wine',
    'strike(eighteen-span-viper-spear:strike)>liu',
    'strike(eighteen-span-viper-spear:strike)>sun',
    'end',
  ]);
  zhang.plays('strike', { on: liu, ...SPEAR });
  expect(zhang.offered).toEqual(['peach', 'dodge', 'wine']);
  zhang.chooses('peach');
  expect(zhang.offered).toEqual(['dodge', 'wine']);
  zhang.chooses('dodge');
  expect([zhang.hand, liu.hp, sun.hp]).toEqual([['wine'], 3, 4]);
  expect(t.discard).toEqual(['peach', 'dodge']);
  expect(zhang.offered).toEqual(['wine', 'end']); // it was this phase's Strike
});

test('Eighteen-span Viper Spear: two hand cards are played as a Strike', () => {
  const { liu, zhang } = table({ liu: { hand: ['duel'] }, zhang: { hand: ['peach', 'dodge'], equipment: spear } });
  liu.plays('duel', { on: zhang });
  expect(zhang.offered).toEqual(['strike(eighteen-span-viper-spear:strike)', 'pass']);
  zhang.answers('strike', SPEAR).chooses('dodge');
  expect([zhang.hand, liu.hp, zhang.hp]).toEqual([[], 3, 4]);
});

test('Eighteen-span Viper Spear wants two hand cards: equipment does not count', () => {
  const { zhang } = table({ zhang: { hand: ['dodge'], equipment: [...spear, 'plus-mount'] }, liu: {} });
  expect(zhang.offered).toEqual(['end']);
});

const shielded = (first: string, second: string) => {
  const { zhang, liu } = table({
    zhang: { hand: [first, second, 'peach:H3'], equipment: spear },
    liu: { equipment: ['sage-king-shield'] },
  });
  zhang
    .plays('strike', { on: liu, ...SPEAR })
    .chooses(first)
    .chooses(second);
  return liu.hp;
};

test('Eighteen-span Viper Spear: two black cards make a black Strike, cards of two colours one without colour', () => {
  expect(shielded('strike:S8', 'strike:C2')).toBe(4);
  expect(shielded('strike:S8', 'dodge:D2')).toBe(3);
  expect(shielded('dodge:H2', 'dodge:D2')).toBe(3);
});

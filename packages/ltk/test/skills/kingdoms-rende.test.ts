import { expect, test } from 'vitest';
import { WEI, war } from '../kingdoms/war.ts';

const LIU = { heroes: ['liu-bei', 'zhao-yun'], hand: ['strike', 'dodge', 'peach', 'duel'] } as const;

test('Benevolence in kingdom war: 1 life at the third card of the phase, whoever it is given to', () => {
  const { liu, cao, guan } = war({ liu: { ...LIU, hp: 2 }, cao: { heroes: WEI }, guan: {} });
  liu.invokes('rende', { on: cao }).chooses('strike', 'dodge');
  expect(liu.hp).toBe(2);
  liu.invokes('rende', { on: guan }).chooses('duel');
  expect([liu.hp, cao.hand, guan.hand]).toEqual([3, ['dodge', 'strike'], ['duel']]);
  liu.invokes('rende', { on: cao });
  expect([liu.hp, liu.hand]).toEqual([3, []]); // once in a phase
});

test('Benevolence in kingdom war: each time for one receiver; the life is lost if none is missing', () => {
  const { liu, cao } = war({ liu: LIU, cao: { heroes: WEI }, guan: {} });
  expect(liu.offered.filter((each) => each.startsWith('rende'))).toEqual(['rende>cao', 'rende>guan']);
  liu.invokes('rende', { on: cao }).chooses('strike', 'dodge', 'peach');
  expect([liu.hp, liu.maxHp, cao.hand.length]).toEqual([4, 4, 3]);
});

test('Benevolence in kingdom war, hidden: giving reveals Liu Bei', () => {
  const { liu, cao } = war({ liu: { ...LIU, hidden: true }, cao: { heroes: WEI } });
  liu.invokes('rende', { on: cao });
  expect(liu.up).toEqual(['liu-bei']);
  liu.chooses('duel');
  expect([cao.hand, liu.hand.length]).toEqual([['duel'], 6]); // three for the reveal
});

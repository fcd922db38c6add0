import { expect, test } from 'vitest';
import { WEI, war } from '../kingdoms/war.ts';

const DING = { heroes: ['ding-feng', 'wu-a'] };
const FOUR = { cao: { heroes: WEI }, liu: { equipment: ['plus-mount'] }, he: { heroes: WEI } };

test('Rush: for a card the distance to another is 1 until the end of the turn', () => {
  const { ding, cao, liu, he } = war({ ding: { ...DING, hand: ['strike', 'dodge'] }, ...FOUR });
  expect([ding.distanceTo(liu), ding.offered]).toEqual([
    3,
    ['strike>cao', 'strike>he', 'fenxun>cao', 'fenxun>liu', 'fenxun>he', 'end'],
  ]);
  ding.invokes('fenxun', { on: liu });
  expect(ding.offered).toEqual(['strike', 'dodge']);
  ding.chooses('dodge');
  expect([ding.distanceTo(liu), ding.distanceTo(cao), liu.distanceTo(ding)]).toEqual([1, 1, 2]);
  expect(ding.offered).toEqual(['strike>cao', 'strike>liu', 'strike>he', 'end']);
  ding.plays('strike', { on: liu }).passes();
  expect([cao.hp, liu.hp, he.hp]).toEqual([4, 3, 4]);
});

test('Rush: an equipped card may pay; the next turn the distance is what it was', () => {
  const { ding, cao, liu } = war({ ding: { ...DING, equipment: ['minus-mount'] }, ...FOUR });
  ding.invokes('fenxun', { on: liu });
  expect([ding.equipment, ding.distanceTo(liu)]).toEqual([{}, 1]);
  ding.ends();
  expect([cao.asked, ding.distanceTo(liu)]).toEqual([true, 3]);
});

test('Rush is not offered without a card', () => {
  const { ding } = war({ ding: DING, ...FOUR });
  expect(ding.offered).toEqual(['end']);
});

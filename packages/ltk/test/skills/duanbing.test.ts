import { expect, test } from 'vitest';
import { WEI, war } from '../kingdoms/war.ts';

const DING = { heroes: ['ding-feng', 'wu-a'] };

test('Short Arms: a Strike may have one more target at distance 1', () => {
  const { ding, cao, liu, he } = war({
    ding: { ...DING, hand: ['strike'] },
    cao: { heroes: WEI },
    liu: {},
    he: { heroes: WEI },
  });
  ding.plays('strike', { on: cao });
  expect(ding.offered).toEqual(['duanbing', 'pass']);
  ding.invokes('duanbing');
  expect([cao.hp, liu.hp, he.hp]).toEqual([3, 4, 3]);
});

test('Short Arms: refused, the Strike has its one target', () => {
  const { ding, cao, he } = war({ ding: { ...DING, hand: ['strike'] }, cao: { heroes: WEI }, he: { heroes: WEI } });
  ding.plays('strike', { on: cao });
  ding.passes();
  expect([cao.hp, he.hp]).toEqual([3, 4]);
});

test('Short Arms is not offered when nobody else is near, nor for a Duel', () => {
  const { ding, cao, he } = war({
    ding: { ...DING, hand: ['strike', 'duel'] },
    cao: { heroes: WEI },
    he: { heroes: WEI, equipment: ['plus-mount'] },
  });
  ding.plays('duel', { on: cao });
  ding.plays('strike', { on: cao });
  expect([ding.hp, cao.hp, he.hp, ding.offered]).toEqual([4, 2, 4, ['end']]);
});

test('Short Arms is not offered for the Strike of another', () => {
  const { cao, ding, he } = war({ cao: { heroes: WEI, hand: ['strike'] }, ding: DING, he: { heroes: WEI } });
  cao.plays('strike', { on: ding });
  expect([ding.hp, he.hp, cao.hp]).toEqual([3, 4, 4]);
});

test('Short Arms, hidden: adding a target reveals Ding Feng', () => {
  const { ding, cao, he } = war({
    ding: { ...DING, hidden: true, hand: ['strike'] },
    cao: { heroes: WEI },
    he: { heroes: WEI },
  });
  ding.plays('strike', { on: he });
  ding.invokes('duanbing');
  expect([ding.up, cao.hp, he.hp]).toEqual([['ding-feng'], 3, 3]);
});

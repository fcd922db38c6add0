import { expect, test } from 'vitest';
import { ltkKingdoms } from '../../src/index.ts';
import { table } from '../table.ts';

const XIAO = { hero: 'xiao-qiao' };

test('Heavenly Fragrance: a Heart passes the damage on; its victim draws what it has lost', () => {
  const { a, xiao, b } = table({
    a: { hand: ['strike'] },
    xiao: { ...XIAO, hand: ['peach:H3', 'strike:C2'] },
    b: { hp: 3 },
  });
  a.plays('strike', { on: xiao });
  expect(xiao.offered).toEqual(['tianxiang', 'pass']);
  xiao.invokes('tianxiang');
  expect(xiao.offered).toEqual(['a', 'b']);
  xiao.points(b);
  expect([xiao.hp, xiao.hand, b.hp, b.hand.length, a.hp]).toEqual([3, ['strike'], 2, 2, 4]);
});

test('Heavenly Fragrance: a Spade pays, Fair Face makes it a Heart; the source can be the victim', () => {
  const { a, xiao } = table({ a: { hand: ['strike'] }, xiao: { ...XIAO, hand: ['strike:S8'] } });
  a.plays('strike', { on: xiao });
  xiao.invokes('tianxiang');
  expect([xiao.hp, a.hp, a.hand.length]).toEqual([3, 3, 1]);
});

test('Heavenly Fragrance is not offered without a Heart in hand, equipment does not pay', () => {
  const { a, xiao } = table({
    a: { hand: ['strike'] },
    xiao: { ...XIAO, hand: ['strike:C2'], equipment: ['minus-mount:SK'] },
  });
  a.plays('strike', { on: xiao });
  expect([xiao.hp, a.asked]).toEqual([2, true]);
});

test('Heavenly Fragrance: the new victim has its own armour and is not asked for a Dodge', () => {
  const { a, xiao, b } = table({
    a: { hand: ['wine', 'strike'] },
    xiao: { ...XIAO, hand: ['peach:H3'] },
    b: { hand: ['dodge'], equipment: ['silver-lion'] },
  });
  a.plays('wine').plays('strike', { on: xiao });
  xiao.invokes('tianxiang').points(b);
  expect([xiao.hp, b.hp, b.hand.length]).toEqual([3, 3, 2]);
});

test('Heavenly Fragrance: she stays chained; the damage spreads from the new victim', () => {
  const { a, xiao, b, c } = table({
    a: { hand: ['fire-strike'] },
    xiao: { ...XIAO, hand: ['peach:H3'], chained: true },
    b: { chained: true },
    c: {},
  });
  a.plays('fire-strike', { on: xiao });
  xiao.invokes('tianxiang').points(b);
  expect([b.hp, b.chained, xiao.hp, xiao.chained, c.hp]).toEqual([3, false, 2, false, 4]);
});

test('Heavenly Fragrance: a new victim without chain spreads nothing', () => {
  const { a, xiao, b } = table({
    a: { hand: ['fire-strike'], chained: true },
    xiao: { ...XIAO, hand: ['peach:H3'], chained: true },
    b: {},
  });
  a.plays('fire-strike', { on: xiao });
  xiao.invokes('tianxiang').points(b);
  expect([b.hp, xiao.hp, xiao.chained, a.hp, a.chained]).toEqual([3, 3, true, 4, true]);
});

test('Heavenly Fragrance: a Duel she loses hurts whoever she points at, the duellist too', () => {
  const { a, xiao } = table({ xiao: { ...XIAO, hand: ['peach:H3'] }, a: { hand: ['duel'] } }, { turn: 'a' });
  a.plays('duel', { on: xiao });
  xiao.invokes('tianxiang');
  expect([a.hp, xiao.hp, a.hand.length]).toEqual([3, 3, 1]);
});

test('Heavenly Fragrance: who dies of it draws nothing', () => {
  const { a, xiao, b } = table({
    a: { hand: ['strike'] },
    xiao: { ...XIAO, hand: ['peach:H3'], role: 'rebel' },
    b: { hp: 1, role: 'rebel' },
  });
  a.plays('strike', { on: xiao });
  xiao.invokes('tianxiang').points(b);
  expect([b.alive, b.hand, xiao.hp, a.hand.length]).toEqual([false, [], 3, 3]);
});

test('Heavenly Fragrance of a hidden Xiao Qiao: revealed for it, Fair Face lets a Spade pay', () => {
  const { cao, xiao, liu } = table(
    {
      cao: { heroes: ['cao-cao', 'xu-chu'], hand: ['strike:C5'] },
      xiao: { heroes: ['xiao-qiao', 'zhou-yu'], hidden: true, hand: ['strike:S8'] },
      liu: { heroes: ['guan-yu', 'zhang-fei'] },
    },
    { game: ltkKingdoms, options: { rules: 'official' } },
  );
  cao.plays('strike', { on: xiao });
  expect(xiao.offered).toEqual(['tianxiang', 'pass']);
  xiao.invokes('tianxiang').points(liu);
  expect([xiao.hp, xiao.hand, liu.hp, liu.hand.length, cao.hp]).toEqual([3, [], 3, 1, 4]);
});

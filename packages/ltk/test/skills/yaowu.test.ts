import { expect, test } from 'vitest';
import { table } from '../table.ts';

const HUA = { hero: 'hua-xiong' } as const;

test('Flaunt: a wounded source of a red Strike chooses to recover, before the damage', () => {
  const { hua, liu, zhang, table: t } = table({ liu: { hp: 2, hand: ['strike:H10'] }, hua: HUA, zhang: { hp: 2 } });
  liu.plays('strike', { on: hua });
  expect([liu.offered, hua.hp]).toEqual([['flaunt-recover', 'flaunt-draw'], 6]);
  liu.picks('flaunt-recover');
  expect([liu.hp, liu.hand, hua.hp, zhang.hp]).toEqual([3, [], 5, 2]);
  expect(t.log.map(({ type }) => type).slice(-2)).toEqual(['recovered', 'damaged']);
});

test('Flaunt: or to draw a card', () => {
  const { hua, liu } = table({ liu: { hp: 2, hand: ['fire-strike:H4'] }, hua: HUA }, { deck: ['peach'] });
  liu.plays('fire-strike', { on: hua });
  liu.picks('flaunt-draw');
  expect([liu.hp, liu.hand, hua.hp]).toEqual([2, ['peach'], 5]);
});

test('Flaunt: an unwounded source draws', () => {
  const { hua, liu } = table({ liu: { hand: ['strike:H10'] }, hua: HUA }, { deck: ['peach'] });
  liu.plays('strike', { on: hua });
  expect([liu.offered, liu.hand, hua.hp]).toEqual([['end'], ['peach'], 5]);
});

test('Flaunt: more damage is still one card', () => {
  const { hua, liu } = table({ liu: { hand: ['wine', 'strike:H10'] }, hua: HUA });
  liu.plays('wine').plays('strike', { on: hua });
  expect([liu.hand.length, hua.hp]).toEqual([1, 4]);
});

test('Flaunt: a red card used as a Strike is a red Strike', () => {
  const { hua, guan } = table({ guan: { hero: 'guan-yu', hand: ['dodge:D2'] }, hua: HUA });
  guan.plays('dodge', { as: 'strike', on: hua });
  expect([guan.hand.length, hua.hp]).toEqual([1, 5]);
});

test('Flaunt: nothing for a black Strike, a red Duel or a dodged Strike', () => {
  const black = table({ liu: { hp: 2, hand: ['strike:S7'] }, hua: HUA });
  black.liu.plays('strike', { on: black.hua });
  expect([black.liu.hp, black.liu.hand, black.hua.hp]).toEqual([2, [], 5]);
  const duel = table({ liu: { hp: 2, hand: ['duel:DA'] }, hua: HUA });
  duel.liu.plays('duel', { on: duel.hua });
  expect([duel.liu.hp, duel.liu.hand, duel.hua.hp]).toEqual([2, [], 5]);
  const dodged = table({ liu: { hp: 2, hand: ['strike:H10'] }, hua: { ...HUA, hand: ['dodge'] } });
  dodged.liu.plays('strike', { on: dodged.hua });
  dodged.hua.answers('dodge');
  expect([dodged.liu.hp, dodged.liu.hand, dodged.hua.hp]).toEqual([2, [], 6]);
});

test('Flaunt: a red Strike at somebody else gives nothing', () => {
  const { liu, zhang, hua } = table({ liu: { hp: 2, hand: ['strike:H10'] }, zhang: {}, hua: HUA });
  liu.plays('strike', { on: zhang });
  expect([liu.hand, zhang.hp, hua.hp]).toEqual([[], 3, 6]);
});

test('Flaunt: damage that comes through the chain is damage from that red Strike too', () => {
  const { liu, zhang, hua } = table({
    liu: { hand: ['fire-strike:H4'] },
    zhang: { chained: true },
    hua: { ...HUA, chained: true },
  });
  liu.plays('fire-strike', { on: zhang });
  expect([liu.hand.length, zhang.hp, hua.hp]).toEqual([1, 3, 5]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const BARE = { hero: 'xu-chu' };

test('Bare Chest: one card fewer, and the Strike deals 2', () => {
  const { chu, liu, zhang } = table({ chu: { ...BARE, hand: ['strike'] }, liu: {}, zhang: {} }, { phase: 'draw' });
  expect(chu.offered).toEqual(['luoyi', 'pass']);
  chu.invokes('luoyi');
  expect(chu.hand).toHaveLength(2);
  chu.plays('strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([2, 4]);
});

test('Bare Chest is refused: two cards, and 1 damage', () => {
  const { chu, liu } = table({ chu: { ...BARE, hand: ['strike'] }, liu: {} }, { phase: 'draw' });
  chu.passes();
  expect(chu.hand).toHaveLength(3);
  chu.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Bare Chest: a Duel deals 2 to its target, and 1 to Xu Chu when he loses it', () => {
  const { chu, liu, zhang } = table(
    { chu: { ...BARE, hand: ['duel', 'duel'] }, liu: {}, zhang: { hand: ['strike'] } },
    { phase: 'draw', deck: ['dodge'] },
  );
  chu.invokes('luoyi').plays('duel', { on: liu }).plays('duel', { on: zhang });
  zhang.answers('strike');
  expect([liu.hp, chu.hp, zhang.hp]).toEqual([2, 3, 4]);
});

test('Bare Chest adds to Wine', () => {
  const { chu, liu } = table({ chu: { ...BARE, hand: ['wine', 'strike'] }, liu: {} }, { phase: 'draw' });
  chu.invokes('luoyi').plays('wine').plays('strike', { on: liu });
  expect(liu.hp).toBe(1);
});

test('Bare Chest: the chain passes on what the first took, and adds nothing more', () => {
  const { chu, liu, zhang, guan } = table(
    { chu: { ...BARE, hand: ['fire-strike'] }, liu: { chained: true }, zhang: { chained: true }, guan: {} },
    { phase: 'draw' },
  );
  chu.invokes('luoyi').plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp, guan.hp]).toEqual([2, 2, 4]);
});

test('Bare Chest: mass scrolls and Strikes of others are as ever', () => {
  const { chu, liu, zhang } = table(
    {
      chu: { ...BARE, hand: ['barbarian-invasion', 'borrowed-sword'] },
      liu: { hand: ['strike', 'strike'], equipment: ['qilin-bow'] },
      zhang: {},
    },
    { phase: 'draw', deck: ['peach'] },
  );
  chu.invokes('luoyi').plays('barbarian-invasion');
  liu.answers('strike');
  expect(zhang.hp).toBe(3);
  chu.plays('borrowed-sword', { on: liu }).points(zhang);
  liu.answers('strike');
  expect([zhang.hp, liu.hp]).toEqual([2, 4]);
});

test('Bare Chest ends with the turn: not for a later Strike, nor for a Duel another uses on Xu Chu', () => {
  const { chu, liu, zhang } = table(
    { chu: { ...BARE, hand: ['strike', 'strike'] }, liu: { hand: ['borrowed-sword', 'duel'] }, zhang: {} },
    { phase: 'draw', deck: ['green-dragon-crescent-blade', 'peach', 'peach'] },
  );
  chu.invokes('luoyi').plays('green-dragon-crescent-blade').ends();
  liu.plays('borrowed-sword', { on: chu }).points(zhang);
  chu.answers('strike');
  expect(zhang.hp).toBe(3);
  liu.plays('duel', { on: chu });
  chu.answers('strike');
  expect([liu.hp, chu.hp]).toEqual([3, 4]);
});

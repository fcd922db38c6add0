import { expect, test } from 'vitest';
import { table } from '../table.ts';

const YUAN = { hero: 'yuan-shu', hp: 1, hand: ['dodge', 'dodge'] } as const;

test('Shared Hatred: with more hand cards than life, only Yuan Shu can be struck', () => {
  const { liu } = table({ liu: { hand: ['strike', 'duel'] }, yuan: YUAN, zhang: {} });
  expect(liu.offered).toEqual(['strike>yuan', 'duel>yuan', 'duel>zhang', 'end']);
});

test('Shared Hatred: as many hand cards as life are not enough', () => {
  const { liu } = table({ liu: { hand: ['strike'] }, yuan: { ...YUAN, hp: 2 }, zhang: {} });
  expect(liu.offered).toEqual(['strike>yuan', 'strike>zhang', 'end']);
});

test('Shared Hatred: who does not have him within range strikes whom it likes', () => {
  const { liu } = table({ liu: { hand: ['strike'] }, zhang: {}, yuan: YUAN, cao: {} });
  expect(liu.offered).toEqual(['strike>zhang', 'strike>cao', 'end']);
});

test('Shared Hatred: a weapon that brings him within range binds its owner', () => {
  const { liu } = table({
    liu: { hand: ['strike'], equipment: ['green-dragon-crescent-blade'] },
    zhang: {},
    yuan: YUAN,
    cao: {},
  });
  expect(liu.offered).toEqual(['strike>yuan', 'end']);
});

test('Shared Hatred: Yuan Shu himself strikes whom he likes', () => {
  const { yuan } = table({ yuan: { hero: 'yuan-shu', hp: 1, hand: ['strike', 'dodge'] }, liu: {}, zhang: {} });
  expect(yuan.offered).toEqual(['strike>liu', 'strike>zhang', 'end']);
});

test('Shared Hatred: a Strike at more targets finds no more', () => {
  const { liu, yuan, zhang } = table({
    liu: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    yuan: YUAN,
    zhang: {},
  });
  liu.plays('strike', { on: yuan });
  yuan.answers('dodge');
  expect([yuan.hp, zhang.hp]).toEqual([1, 4]);
});

test('Shared Hatred: Borrowed Sword can name nobody else as victim', () => {
  const { liu, zhang, yuan } = table({
    liu: { hand: ['borrowed-sword'] },
    zhang: { equipment: ['chu-ko-nu'], hand: ['strike'] },
    yuan: YUAN,
  });
  liu.plays('borrowed-sword', { on: zhang });
  zhang.answers('strike');
  yuan.answers('dodge');
  expect([liu.hp, yuan.hp]).toEqual([4, 1]);
});

test('Shared Hatred: a Borrowed Sword that brings his hand down to his life binds nobody', () => {
  const hand = ['borrowed-sword', 'dodge'];
  const { yuan, liu, cao } = table({
    yuan: { hero: 'yuan-shu', hp: 1, hand },
    liu: { equipment: ['chu-ko-nu'] },
    cao: {},
  });
  yuan.plays('borrowed-sword', { on: liu });
  expect(yuan.offered).toEqual(['yuan', 'cao']);
  yuan.points(cao);
  expect([yuan.hand, liu.equipment]).toEqual([['chu-ko-nu', 'dodge'], {}]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIANG = { hero: 'jiang-wei' } as const;

test('Inherited Will: without hand cards; a life back, then one maximum life less and Stargaze, at once usable', () => {
  const { jiang, liu } = table({ jiang: { ...JIANG, hp: 2 }, liu: {} }, { phase: 'prepare' });
  expect(jiang.offered).toEqual(['recover-one', 'draw-two']);
  jiang.picks('recover-one');
  expect([jiang.hp, jiang.maxHp, jiang.skills, liu.maxHp]).toEqual([3, 3, ['guanxing'], 4]);
  expect(jiang.offered).toEqual(['guanxing', 'pass']);
  jiang.passes();
});

test('Inherited Will: or two cards', () => {
  const { jiang } = table({ jiang: { ...JIANG, hp: 2 }, liu: {} }, { phase: 'prepare' });
  jiang.picks('draw-two');
  expect([jiang.hp, jiang.maxHp, jiang.hand.length]).toEqual([2, 3, 2]);
  jiang.passes();
});

test('Inherited Will: unwounded there are only cards, and the life above the maximum goes', () => {
  const { jiang } = table({ jiang: JIANG, liu: {} }, { phase: 'prepare' });
  expect([jiang.hp, jiang.maxHp, jiang.hand.length]).toEqual([3, 3, 2]);
  jiang.passes();
});

test('Inherited Will: not with a hand card, not twice', () => {
  const held = table({ jiang: { ...JIANG, hp: 2, hand: ['dodge'] }, liu: {} }, { phase: 'prepare' });
  expect([held.jiang.maxHp, held.jiang.skills]).toEqual([4, []]);
  const twice = table(
    { jiang: { ...JIANG, hp: 2 }, liu: {} },
    { phase: 'prepare', deck: ['something-for-nothing', 'arrow-barrage', 'dodge', 'dodge', 'dodge', 'dodge'] },
  );
  const { jiang, liu } = twice;
  jiang.picks('recover-one').passes().plays('arrow-barrage').plays('something-for-nothing').ends();
  liu.ends();
  expect([jiang.maxHp, jiang.offered]).toEqual([3, ['guanxing', 'pass']]);
  jiang.passes();
});

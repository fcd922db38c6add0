import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Green Salve: a hand card is discarded and a wounded hero recovers 1', () => {
  const {
    hua,
    liu,
    zhang,
    table: t,
  } = table({
    hua: { hero: 'hua-tuo', hand: ['dodge', 'negate'] },
    liu: { hp: 1 },
    zhang: { hp: 2 },
  });
  hua.invokes('qingnang', { on: liu }).chooses('negate');
  expect([hua.hp, liu.hp, zhang.hp]).toEqual([3, 2, 2]);
  expect([hua.hand, t.discard]).toEqual([['dodge'], ['negate']]);
});

test('Green Salve: whoever is wounded, oneself too; once in a play phase', () => {
  const { hua } = table({
    hua: { hero: 'hua-tuo', hp: 1, hand: ['dodge', 'negate'] },
    liu: { hp: 3 },
    zhang: {},
  });
  expect(hua.offered).toEqual(['qingnang>hua', 'qingnang>liu', 'end']);
  hua.invokes('qingnang', { on: hua }).chooses('dodge');
  expect(hua.hp).toBe(2);
  expect(hua.offered).toEqual(['end']);
});

test('Green Salve is not offered when nobody is wounded', () => {
  const { hua } = table({ hua: { hero: 'hua-tuo', hand: ['dodge'] }, liu: {} });
  expect(hua.offered).toEqual(['end']);
});

test('Green Salve is paid from the hand: equipment does not count', () => {
  const { hua } = table({ hua: { hero: 'hua-tuo', equipment: ['plus-mount'] }, liu: { hp: 1 } });
  expect(hua.offered).toEqual(['end']);
});

test('Green Salve: the last hand card pays as well', () => {
  const { hua, liu } = table({ hua: { hero: 'hua-tuo', hand: ['dodge'] }, liu: { hp: 1 } });
  hua.invokes('qingnang', { on: liu });
  expect([hua.hand, liu.hp]).toEqual([[], 2]);
});

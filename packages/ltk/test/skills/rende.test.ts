import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Benevolence: at the second card given in the phase 1 life comes back, once', () => {
  const {
    liu,
    guan,
    zhang,
    table: t,
  } = table({
    liu: { hero: 'liu-bei', hp: 2, hand: ['dodge', 'dodge', 'negate', 'negate'], role: 'rebel' },
    guan: { role: 'lord' },
    zhang: {},
  });
  expect(liu.offered).toEqual(['rende>guan', 'rende>zhang', 'end']);
  liu.invokes('rende', { on: guan }).chooses('dodge');
  expect(liu.hp).toBe(2);
  liu.invokes('rende', { on: zhang }).chooses('dodge');
  expect(liu.hp).toBe(3);
  liu.invokes('rende', { on: zhang }).chooses('negate', 'negate');
  expect([liu.hp, liu.hand, guan.hand, zhang.hand]).toEqual([3, [], ['dodge'], ['dodge', 'negate', 'negate']]);
  expect(t.view(guan.seat).players[zhang.seat]?.known).toEqual([]);
  expect(t.view(zhang.seat).players[zhang.seat]?.known).toHaveLength(3);
});

test('Benevolence: two or more at once count the same', () => {
  const { liu, guan } = table({
    liu: { hero: 'liu-bei', hp: 2, hand: ['dodge', 'dodge', 'negate'] },
    guan: {},
  });
  liu.invokes('rende', { on: guan }).chooses('dodge', 'dodge', 'negate');
  expect([liu.hp, guan.hand.length]).toEqual([3, 3]);
});

test('Benevolence: unwounded, the life is lost for this phase', () => {
  const { liu, guan } = table({
    liu: { hero: 'liu-bei', hand: ['dodge', 'dodge', 'dodge', 'dodge', 'duel'] },
    guan: { hand: ['strike'] },
  });
  liu.invokes('rende', { on: guan }).chooses('dodge', 'dodge');
  liu.plays('duel', { on: guan });
  guan.answers('strike');
  expect(liu.hp).toBe(3);
  liu.invokes('rende', { on: guan }).chooses('dodge', 'dodge');
  expect(liu.hp).toBe(3);
});

test('Benevolence: the next play phase counts anew', () => {
  const { liu, guan } = table(
    { liu: { hero: 'liu-bei', hp: 1, hand: ['dodge', 'dodge'] }, guan: {} },
    { deck: ['negate', 'negate', 'dodge', 'dodge'] },
  );
  liu.invokes('rende', { on: guan }).chooses('dodge', 'dodge');
  liu.ends();
  guan.ends();
  liu.invokes('rende', { on: guan }).chooses('dodge');
  expect(liu.hp).toBe(2);
  liu.invokes('rende', { on: guan });
  expect(liu.hp).toBe(3);
});

test('Benevolence needs a hand card', () => {
  const { liu, table: t } = table({ liu: { hero: 'liu-bei', equipment: ['plus-mount'] }, guan: {} });
  expect(liu.offered).toEqual(['end']);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'rende' }, reason: 'no-hand' });
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const lion = ['silver-lion'];

test('Silver Lion: at most 1 damage at a time', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['wine', 'strike'] }, liu: { equipment: lion }, zhang: {} });
  cao.plays('wine').plays('strike', { on: liu });
  expect([liu.hp, zhang.hp, liu.equipment]).toEqual([3, 4, { armor: 'silver-lion' }]);
});

test('Silver Lion does not stop a single point, nor a second blow', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['strike', 'duel'] }, liu: { equipment: lion } });
  cao.plays('strike', { on: liu }).plays('duel', { on: liu });
  expect([liu.hp, t.told('skill-invoked')]).toEqual([2, []]);
});

test('Silver Lion: of three points of Lightning one is left', () => {
  const { liu } = table({ liu: { equipment: lion, fates: ['lightning'] }, cao: {} }, { phase: 'judge', deck: ['S5'] });
  expect(liu.hp).toBe(3);
});

test('Silver Lion lost while wounded: recover 1', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['dismantle'] },
    liu: { equipment: lion, hp: 2 },
    zhang: { hp: 2 },
  });
  cao.plays('dismantle', { on: liu });
  expect([liu.hp, zhang.hp, liu.equipment]).toEqual([3, 2, {}]);
});

test('Silver Lion lost unwounded: nothing', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['dismantle'] }, liu: { equipment: lion } });
  cao.plays('dismantle', { on: liu });
  expect([liu.hp, t.told('recovered')]).toEqual([4, []]);
});

test('Silver Lion: who dies with it on does not recover', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    liu: { equipment: lion, hp: 1 },
    zhang: {},
  });
  cao.plays('strike', { on: liu });
  expect([liu.alive, zhang.alive, t.told('recovered'), t.discard.includes('silver-lion')]).toEqual([
    false,
    true,
    [],
    true,
  ]);
});

test('Silver Lion: the chain passes on the softened damage', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['wine', 'fire-strike'] },
    liu: { equipment: lion, chained: true },
    zhang: { chained: true },
  });
  cao.plays('wine').plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([3, 3]);
});

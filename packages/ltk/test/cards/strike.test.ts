import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Strike: without a Dodge the target takes 1 damage', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['strike'] }, liu: { hand: ['peach'] }, zhang: {} });
  cao.plays('strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
  expect([cao.hand, liu.hand, t.discard]).toEqual([[], ['peach'], ['strike']]);
  expect(t.told('damaged')).toMatchObject([{ seat: liu.seat, from: cao.seat, amount: 1, element: 'normal', hp: 3 }]);
});

test('Strike: the target is asked for a Dodge alone, and may keep it', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge', 'strike', 'peach'] } });
  cao.plays('strike', { on: liu });
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.passes();
  expect([liu.hp, liu.hand]).toEqual([3, ['dodge', 'peach', 'strike']]);
});

test('Strike: a Dodge cancels it', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge'] }, zhang: {} });
  cao.plays('strike', { on: liu });
  liu.answers('dodge');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 4, 4]);
  expect(t.discard).toEqual(['dodge', 'strike']);
});

test('Strike: once per play phase, whatever its element', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { hand: ['strike', 'strike', 'fire-strike', 'lightning-strike'] },
    liu: {},
  });
  cao.plays('strike', { on: liu });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['strike-limit', 'strike-limit', 'strike-limit']);
});

test('Strike: the next play phase allows one again', () => {
  const { cao, liu } = table(
    { cao: { hand: ['strike', 'strike'] }, liu: {} },
    { deck: ['wine', 'wine', 'peach', 'peach'] },
  );
  cao.plays('strike', { on: liu });
  cao.ends();
  liu.ends();
  expect(cao.offered).toEqual(['strike>liu', 'end']);
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(2);
});

test('Strike: bare hands reach the neighbours only', () => {
  const { cao } = table({ cao: { hand: ['strike'] }, liu: {}, zhang: {}, sun: {}, lu: {} });
  expect(cao.offered).toEqual(['strike>liu', 'strike>lu', 'end']);
});

test('Strike: a weapon reaches as far as its range says', () => {
  const { cao } = table({
    cao: { hand: ['strike'], equipment: ['green-dragon-crescent-blade'] },
    liu: {},
    zhang: {},
    sun: { equipment: ['plus-mount'] },
    lu: {},
    ma: {},
    xu: {},
    gan: {},
  });
  expect(cao.offered).toEqual(['strike>liu', 'strike>zhang', 'strike>ma', 'strike>xu', 'strike>gan', 'end']);
});

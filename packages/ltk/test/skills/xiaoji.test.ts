import { expect, test } from 'vitest';
import { table } from '../table.ts';

const SUN = { hero: 'sun-shangxiang' } as const;

test('Warrior Lady: replaced equipment gives two cards, drawn before the new one is put on', () => {
  const { sun, liu } = table({
    sun: { ...SUN, hand: ['green-dragon-crescent-blade'], equipment: ['chu-ko-nu', 'plus-mount'] },
    liu: {},
  });
  sun.plays('green-dragon-crescent-blade');
  expect(sun.offered).toEqual(['xiaoji', 'pass']);
  expect(sun.equipment).toEqual({ plus: 'plus-mount' });
  sun.invokes('xiaoji');
  expect([sun.hand.length, liu.hand.length]).toEqual([2, 0]);
  expect(sun.equipment).toEqual({ weapon: 'green-dragon-crescent-blade', plus: 'plus-mount' });
});

test('Warrior Lady is refused', () => {
  const { sun } = table({ sun: { ...SUN, hand: ['green-dragon-crescent-blade'], equipment: ['chu-ko-nu'] }, liu: {} });
  sun.plays('green-dragon-crescent-blade').passes();
  expect([sun.hand, sun.equipment]).toEqual([[], { weapon: 'green-dragon-crescent-blade' }]);
});

test('Warrior Lady is not offered for the first equipment of a kind, nor for hand cards', () => {
  const { sun, liu } = table({ sun: { ...SUN, hand: ['plus-mount', 'strike'] }, liu: {} });
  sun.plays('plus-mount');
  expect(sun.offered).toEqual(['strike>liu', 'end']);
  sun.plays('strike', { on: liu });
  expect(sun.offered).toEqual(['end']);
});

test("Warrior Lady in another's turn: equipment is taken or discarded", () => {
  const { sun, liu } = table({
    liu: { hand: ['snatch', 'dismantle'] },
    sun: { ...SUN, equipment: ['plus-mount', 'chu-ko-nu'] },
  });
  liu.plays('dismantle', { on: sun }).chooses('plus-mount');
  sun.invokes('xiaoji');
  expect(sun.hand.length).toBe(2);
  liu.plays('snatch', { on: sun }).chooses('chu-ko-nu');
  sun.invokes('xiaoji');
  expect([sun.hand.length, sun.equipment, liu.hand]).toEqual([4, {}, ['chu-ko-nu']]);
});

test("Warrior Lady is not offered for others' equipment", () => {
  const { liu, sun, zhang } = table({ liu: { hand: ['dismantle'] }, sun: SUN, zhang: { equipment: ['plus-mount'] } });
  liu.plays('dismantle', { on: zhang });
  expect([liu.asked, sun.hand, zhang.equipment]).toEqual([true, [], {}]);
});

test('Warrior Lady: three cards that leave together give two cards each, each accepted or refused', () => {
  const { sun, liu } = table({
    sun: { heroes: ['sun-shangxiang', 'sun-quan'], equipment: ['chu-ko-nu', 'plus-mount', 'minus-mount'] },
    liu: {},
  });
  sun.invokes('zhiheng').chooses('chu-ko-nu', 'plus-mount', 'minus-mount');
  sun.invokes('xiaoji');
  expect(sun.offered).toEqual(['xiaoji', 'pass']);
  sun.invokes('xiaoji');
  expect(sun.offered).toEqual(['xiaoji', 'pass']);
  sun.passes();
  expect([sun.hand.length, liu.hand.length]).toEqual([2 + 2 + 3, 0]); // the last three are Balance's
});

test('Warrior Lady: equipment used as another card counts', () => {
  const { sun, liu } = table({
    sun: { heroes: ['sun-shangxiang', 'gan-ning'], equipment: ['plus-mount:S5'] },
    liu: { hand: ['dodge'] },
  });
  sun.plays('plus-mount', { as: 'dismantle', on: liu }).invokes('xiaoji');
  expect([sun.hand.length, liu.hand]).toEqual([2, []]);
});

test('Warrior Lady: the dead draw nothing', () => {
  const { cao, sun } = table({
    cao: { hand: ['strike'] },
    sun: { ...SUN, hp: 1, equipment: ['minus-mount'] },
    liu: {},
  });
  cao.plays('strike', { on: sun });
  expect([sun.alive, cao.asked]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const shield = ['sage-king-shield'];

test('Sage King Shield: a black Strike has no effect, and nobody is asked for a Dodge', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike:S8'] },
    liu: { hand: ['dodge'], equipment: shield },
    zhang: {},
  });
  cao.plays('strike', { on: liu });
  expect([liu.hp, zhang.hp, liu.hand]).toEqual([4, 4, ['dodge']]);
  expect(t.told('card-stopped').map(({ seat }) => seat)).toEqual([1]);
});

test('Sage King Shield: a red Strike hits', () => {
  const { cao, liu } = table({ cao: { hand: ['strike:H10'] }, liu: { equipment: shield } });
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Sage King Shield: a black Lightning Strike has no effect either', () => {
  const { cao, liu } = table({ cao: { hand: ['lightning-strike:S4'] }, liu: { equipment: shield } });
  cao.plays('lightning-strike', { on: liu });
  expect(liu.hp).toBe(4);
});

test('Sage King Shield is no help against black scrolls, nor for those beside it', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['duel:SA', 'strike:S8'] },
    liu: { equipment: shield },
    zhang: {},
  });
  cao.plays('duel', { on: liu });
  cao.plays('strike', { on: zhang });
  expect([liu.hp, zhang.hp]).toEqual([3, 3]);
});

test('Sage King Shield: a black Strike is stopped, so no weapon finds it dodged', () => {
  const { cao, liu } = table({
    cao: { hand: ['strike:S8', 'peach', 'dodge'], equipment: ['stone-piercing-axe'] },
    liu: { equipment: shield },
  });
  cao.plays('strike', { on: liu });
  expect([liu.hp, cao.offered]).toEqual([4, ['end']]);
});

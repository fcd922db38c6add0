import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Fire Strike deals fire damage, and a Dodge cancels it', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['fire-strike', 'fire-strike'], equipment: ['chu-ko-nu'] },
    liu: { hand: ['dodge'] },
    zhang: {},
  });
  cao.plays('fire-strike', { on: liu });
  liu.answers('dodge');
  cao.plays('fire-strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
  expect(t.told('damaged')).toMatchObject([{ element: 'fire', amount: 1 }]);
});

test('Fire Strike answers a Duel like any Strike', () => {
  const { cao, liu } = table({ cao: { hand: ['duel'] }, liu: { hand: ['fire-strike', 'dodge'] } });
  cao.plays('duel', { on: liu });
  expect(liu.offered).toEqual(['fire-strike', 'pass']);
  liu.answers('fire-strike');
  expect([cao.hp, liu.hp]).toEqual([3, 4]);
});

test('Fire Strike in a Duel: the damage is the Duel’s, not fire', () => {
  const { cao, liu, sun } = table({
    cao: { hand: ['duel'], chained: true },
    liu: { hand: ['fire-strike'] },
    sun: { chained: true },
  });
  cao.plays('duel', { on: liu });
  liu.answers('fire-strike');
  expect([cao.hp, cao.chained, sun.hp, sun.chained]).toEqual([3, true, 4, true]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Duel: the first who has no Strike to give takes 1 damage from the other', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['duel', 'strike'] },
    liu: { hand: ['strike', 'dodge'] },
    zhang: {},
  });
  cao.plays('duel', { on: liu });
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  cao.answers('strike');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
});

test('Duel: the user takes the damage when it is the first without a Strike', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['duel'] }, liu: { hand: ['strike'] }, zhang: {} });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([3, 4, 4]);
});

test('Duel cannot be used on oneself', () => {
  const { cao } = table({ cao: { hand: ['duel'] }, liu: {}, zhang: {} });
  expect(cao.offered).toEqual(['duel>liu', 'duel>zhang', 'end']);
});

test('Duel: a Negate on a Negate lets it through', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['duel', 'negate'] },
    liu: { hand: ['negate'] },
    zhang: { hand: ['strike'] },
  });
  cao.plays('duel', { on: liu });
  cao.passes();
  liu.answers('negate');
  cao.answers('negate');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
});

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

test('Duel: the Strikes are played, so the Strike of the phase is still there', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['duel', 'strike', 'strike'] }, liu: { hand: ['strike'] } });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  cao.answers('strike');
  expect(t.told('card-played')).toHaveLength(2);
  expect(cao.offered).toEqual(['strike>liu', 'end']);
});

test('Duel: who wins it is who killed', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { role: 'rebel', hp: 1, hand: ['duel'] },
    liu: { role: 'rebel', hand: ['strike'] },
    zhang: { role: 'lord' },
  });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  expect(t.told('died')).toMatchObject([{ seat: cao.seat, from: liu.seat }]);
  expect(t.told('rewarded')).toMatchObject([{ seat: liu.seat, count: 3 }]);
});

test('Duel: kept Strikes are kept', () => {
  const { cao, liu } = table({ cao: { hand: ['duel'] }, liu: { hand: ['strike', 'strike'] } });
  cao.plays('duel', { on: liu });
  liu.passes();
  expect([liu.hp, liu.hand]).toEqual([3, ['strike', 'strike']]);
});

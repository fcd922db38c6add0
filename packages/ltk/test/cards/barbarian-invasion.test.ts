import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Barbarian Invasion: every other hero in turn plays a Strike or takes 1 damage from the user', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['barbarian-invasion', 'strike'] },
    liu: { hand: ['strike'] },
    zhang: { hand: ['dodge'] },
    sun: { hand: ['strike'] },
  });
  cao.plays('barbarian-invasion');
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  expect([zhang.hp, sun.offered]).toEqual([3, ['strike', 'pass']]);
  sun.passes();
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([4, 4, 3, 3]);
  expect(t.told('damaged').map(({ seat, from }) => [seat, from])).toEqual([
    [zhang.seat, cao.seat],
    [sun.seat, cao.seat],
  ]);
  expect([cao.hand, t.discard]).toEqual([['strike'], ['strike', 'barbarian-invasion']]);
});

test('Barbarian Invasion is aimed at nobody in particular and asks in seat order from the next', () => {
  const { cao, liu, zhang, sun } = table(
    { cao: { hand: ['strike'] }, liu: { hand: ['barbarian-invasion'] }, zhang: { hand: ['strike'] }, sun: {} },
    { turn: 'liu' },
  );
  expect(liu.offered).toEqual(['barbarian-invasion', 'end']);
  liu.plays('barbarian-invasion');
  zhang.answers('strike');
  expect(sun.hp).toBe(3);
  cao.answers('strike');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 4, 4]);
});

test('Barbarian Invasion: a Strike that answers is played, not used', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['barbarian-invasion'] }, liu: { hand: ['strike'] } });
  cao.plays('barbarian-invasion');
  liu.answers('strike');
  expect([t.told('card-used').length, t.told('card-played').length]).toEqual([1, 1]);
});

test('Barbarian Invasion: a Negate spares one target only', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['barbarian-invasion'] }, liu: { hand: ['negate'] }, zhang: {} });
  cao.plays('barbarian-invasion');
  liu.answers('negate');
  expect([liu.hp, zhang.hp]).toEqual([4, 3]);
});

test('Barbarian Invasion: who dies of it is out before the next is asked', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['barbarian-invasion'] },
    liu: { role: 'rebel', hp: 1 },
    zhang: { role: 'rebel', hand: ['strike'] },
  });
  cao.plays('barbarian-invasion');
  expect([liu.alive, cao.hand.length, zhang.offered]).toEqual([false, 3, ['strike', 'pass']]);
  zhang.passes();
  expect(zhang.hp).toBe(3);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Arrow Barrage: every other hero in turn plays a Dodge or takes 1 damage from the user', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['arrow-barrage', 'dodge'] },
    liu: { hand: ['dodge'] },
    zhang: { hand: ['strike'] },
    sun: { hand: ['dodge'] },
  });
  cao.plays('arrow-barrage');
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.answers('dodge');
  expect([zhang.hp, sun.offered]).toEqual([3, ['dodge', 'pass']]);
  sun.passes();
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([4, 4, 3, 3]);
  expect(t.told('damaged').map(({ seat, from }) => [seat, from])).toEqual([
    [zhang.seat, cao.seat],
    [sun.seat, cao.seat],
  ]);
  expect([cao.hand, t.discard]).toEqual([['dodge'], ['dodge', 'arrow-barrage']]);
});

test('Arrow Barrage is aimed at nobody in particular and asks in seat order from the next', () => {
  const { cao, liu, zhang, sun } = table(
    { cao: { hand: ['dodge'] }, liu: { hand: ['arrow-barrage'] }, zhang: { hand: ['dodge'] }, sun: {} },
    { turn: 'liu' },
  );
  expect(liu.offered).toEqual(['arrow-barrage', 'end']);
  liu.plays('arrow-barrage');
  zhang.answers('dodge');
  expect(sun.hp).toBe(3);
  cao.answers('dodge');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 4, 4]);
});

test('Arrow Barrage: a Dodge that answers is played, not used', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['arrow-barrage'] }, liu: { hand: ['dodge'] } });
  cao.plays('arrow-barrage');
  liu.answers('dodge');
  expect([t.told('card-used').length, t.told('card-played').length]).toEqual([1, 1]);
});

test('Arrow Barrage: a Negate spares one target only', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['arrow-barrage'] }, liu: { hand: ['negate'] }, zhang: {} });
  cao.plays('arrow-barrage');
  liu.answers('negate');
  expect([liu.hp, zhang.hp]).toEqual([4, 3]);
});

test('Arrow Barrage: who dies of it is out before the next is asked', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['arrow-barrage'] },
    liu: { role: 'rebel', hp: 1 },
    zhang: { role: 'rebel', hand: ['dodge'] },
  });
  cao.plays('arrow-barrage');
  expect([liu.alive, cao.hand.length, zhang.offered]).toEqual([false, 3, ['dodge', 'pass']]);
  zhang.passes();
  expect(zhang.hp).toBe(3);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('rescue is asked in seat order from whose turn it is, each once', () => {
  const { cao, liu, zhang, sun } = table(
    {
      cao: { hand: ['peach'] },
      liu: { hp: 1, hand: ['peach', 'wine'] },
      zhang: { hand: ['strike', 'peach'] },
      sun: { hand: ['peach'] },
    },
    { turn: 'zhang' },
  );
  zhang.plays('strike', { on: liu });
  zhang.passes();
  sun.passes();
  cao.passes();
  expect(liu.offered).toEqual(['peach', 'wine', 'pass']);
  liu.answers('wine');
  expect([liu.hp, liu.hand, zhang.hand]).toEqual([1, ['peach'], ['peach']]);
});

test('at −1 life two Peaches are needed; one helper may use both', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['wine', 'strike'] },
    liu: { hp: 1 },
    zhang: { hand: ['peach', 'peach', 'peach'] },
  });
  cao.plays('wine').plays('strike', { on: liu });
  expect(liu.hp).toBe(-1);
  zhang.answers('peach');
  expect([liu.hp, zhang.offered]).toEqual([0, ['peach', 'peach', 'pass']]);
  zhang.answers('peach');
  expect([liu.hp, zhang.hand]).toEqual([1, ['peach']]);
});

test('−2 life and two Peaches from different hands are not enough', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['peach'] }, liu: { role: 'spy', hp: 1, fates: ['lightning'] }, zhang: { hand: ['peach'] } },
    { turn: 'liu', phase: 'judge', deck: ['S5'] },
  );
  expect(liu.hp).toBe(-2);
  zhang.answers('peach');
  cao.answers('peach');
  expect([liu.alive, t.told('died').length]).toEqual([false, 1]);
});

test('−2 life: the last Peach of three brings it back to 1', () => {
  const { cao, liu, zhang } = table(
    {
      cao: { hand: ['peach'] },
      liu: { hp: 1, hand: ['wine'], fates: ['lightning'] },
      zhang: { hand: ['peach'] },
    },
    { turn: 'liu', phase: 'judge', deck: ['S5', 'dodge', 'dodge'] },
  );
  liu.answers('wine');
  zhang.answers('peach');
  cao.answers('peach');
  expect([liu.hp, liu.alive, liu.asked]).toEqual([1, true, true]);
});

test('the dead are not asked', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['arrow-barrage'] },
    liu: { role: 'spy', hp: 1, hand: ['peach'] },
    zhang: { role: 'rebel', hp: 1 },
    sun: { role: 'rebel' },
  });
  cao.plays('arrow-barrage');
  liu.passes();
  expect([liu.alive, zhang.alive, sun.hp]).toEqual([false, false, 3]);
  expect(t.told('dying').map(({ seat }) => seat)).toEqual([liu.seat, zhang.seat]);
});

test('who falls to a skill in the middle of a card is rescued before the card goes on', () => {
  const { cao, dun, zhang } = table(
    {
      cao: { hp: 1, hand: ['strike', 'peach', 'peach'] },
      dun: { hero: 'xiahou-dun', hp: 2 },
      zhang: {},
    },
    { deck: ['S5'] },
  );
  cao.plays('strike', { on: dun });
  dun.invokes('ganglie');
  cao.picks('be-hurt');
  cao.answers('peach');
  expect([cao.hp, dun.hp, zhang.hp]).toEqual([1, 1, 4]);
});

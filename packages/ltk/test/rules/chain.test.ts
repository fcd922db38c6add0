import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('elemental damage to one who is chained hits everybody who is chained, and frees them', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['fire-strike'], chained: true },
    liu: { chained: true },
    zhang: {},
    sun: { chained: true },
  });
  cao.plays('fire-strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([3, 3, 4, 3]);
  expect([cao.chained, liu.chained, zhang.chained, sun.chained]).toEqual([false, false, false, false]);
  expect(t.told('damaged').map(({ seat, from, element }) => [seat, from, element])).toEqual([
    [liu.seat, cao.seat, 'fire'],
    [cao.seat, cao.seat, 'fire'],
    [sun.seat, cao.seat, 'fire'],
  ]);
});

test('the others are hit in seat order from whose turn it is', () => {
  const {
    cao,
    zhang,
    table: t,
  } = table(
    { cao: { chained: true }, liu: { chained: true }, zhang: { hand: ['fire-strike'] }, sun: { chained: true } },
    { turn: 'zhang' },
  );
  zhang.plays('fire-strike', { on: t.seats[1] as typeof cao });
  expect(t.told('damaged').map(({ seat }) => seat)).toEqual([1, 3, 0]);
});

test('one who is not chained takes it alone', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['fire-strike'] }, liu: {}, zhang: { chained: true } });
  cao.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp, zhang.chained]).toEqual([3, 4, true]);
});

test('plain damage neither spreads nor frees', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['strike'] }, liu: { chained: true }, zhang: { chained: true } });
  cao.plays('strike', { on: liu });
  expect([liu.hp, zhang.hp, liu.chained, zhang.chained]).toEqual([3, 4, true, true]);
});

test('all take what the first took: Wine counts for everybody', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['wine', 'lightning-strike'] },
    liu: { chained: true },
    zhang: { chained: true },
  });
  cao.plays('wine').plays('lightning-strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([2, 2]);
});

test('the first one’s armour changes what the others take; each one’s own comes on top', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['fire-strike'] },
    liu: { chained: true, equipment: ['rattan-armor:S2'] },
    zhang: { chained: true, equipment: ['silver-lion'] },
    sun: { chained: true, equipment: ['rattan-armor:C2'] },
  });
  cao.plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp, sun.hp]).toEqual([2, 3, 1]);
});

test('a Silver Lion hit first keeps the damage small for all', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['wine', 'fire-strike'] },
    liu: { chained: true, equipment: ['silver-lion'] },
    zhang: { chained: true },
  });
  cao.plays('wine').plays('fire-strike', { on: liu });
  expect([liu.hp, zhang.hp]).toEqual([3, 3]);
});

test('the chain goes on when the first victim dies, and a kill through it is the source’s', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['fire-strike'] },
    liu: { role: 'spy', hp: 1, chained: true },
    zhang: { role: 'rebel', hp: 1, chained: true },
    sun: { role: 'rebel', chained: true },
  });
  cao.plays('fire-strike', { on: liu });
  expect([liu.alive, zhang.alive, sun.hp]).toEqual([false, false, 3]);
  expect(t.told('died').map(({ seat, from }) => [seat, from])).toEqual([
    [liu.seat, cao.seat],
    [zhang.seat, cao.seat],
  ]);
  expect(cao.hand).toHaveLength(3);
});

test('who falls and who is saved is settled before the next is hit', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['fire-strike'] },
    liu: { hp: 1, chained: true },
    zhang: { role: 'spy', hp: 1, chained: true },
    sun: { hand: ['peach', 'peach'] },
  });
  cao.plays('fire-strike', { on: liu });
  expect([sun.offered, zhang.hp]).toEqual([['peach', 'peach', 'pass'], 1]);
  sun.answers('peach');
  expect([liu.hp, zhang.hp, sun.offered]).toEqual([1, 0, ['peach', 'pass']]);
  sun.passes();
  expect([liu.alive, zhang.alive, sun.hand]).toEqual([true, false, ['peach']]);
});

test('Lightning runs along the chain: 3 each, and nobody has done it', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    {
      cao: { chained: true, fates: ['lightning'] },
      liu: { role: 'rebel', hp: 3, chained: true },
      zhang: { hand: ['strike'] },
    },
    { phase: 'judge', deck: ['S5', 'wine', 'wine'] },
  );
  expect([cao.hp, liu.alive, zhang.hp, cao.chained]).toEqual([1, false, 4, false]);
  expect(t.told('died')).toMatchObject([{ seat: liu.seat, from: null }]);
  expect(t.told('rewarded')).toEqual([]);
});

test('Arson on a chained hero spreads', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['arson', 'peach:H3'] },
    liu: { chained: true, hand: ['dodge:H2'] },
    zhang: { chained: true },
  });
  cao.plays('arson', { on: liu });
  cao.chooses('peach:H3');
  expect([liu.hp, zhang.hp, liu.chained, zhang.chained]).toEqual([3, 3, false, false]);
});

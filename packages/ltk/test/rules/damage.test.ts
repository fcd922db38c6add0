import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('a mass scroll goes on when its user has died; the damage then has no source', () => {
  const {
    cao,
    dun,
    liu,
    zhang,
    table: t,
  } = table(
    {
      cao: { role: 'rebel', hp: 1, hand: ['barbarian-invasion'] },
      dun: { hero: 'xiahou-dun', role: 'lord' },
      liu: { role: 'rebel', hp: 1 },
      zhang: { role: 'spy' },
    },
    { deck: ['S5', 'wine', 'wine', 'wine', 'wine', 'wine'] },
  );
  cao.plays('barbarian-invasion');
  dun.invokes('ganglie');
  expect([cao.alive, liu.alive, zhang.hp]).toEqual([false, false, 3]);
  expect(t.told('damaged').map(({ seat, from }) => [seat, from])).toEqual([
    [dun.seat, cao.seat],
    [cao.seat, dun.seat],
    [liu.seat, null],
    [zhang.seat, null],
  ]);
  expect(t.told('rewarded').map(({ seat }) => seat)).toEqual([dun.seat]);
  expect(t.discard.filter((name) => name === 'barbarian-invasion')).toHaveLength(1);
});

test('what skills do after damage they do not do for the dead', () => {
  const {
    cao,
    dun,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    dun: { hero: 'xiahou-dun', role: 'spy', hp: 1 },
    liu: {},
  });
  cao.plays('strike', { on: dun });
  expect([dun.alive, cao.hp, t.told('judged')]).toEqual([false, 4, []]);
});

test('who is saved from dying still uses them', () => {
  const { cao, dun, liu } = table(
    { cao: { hand: ['strike'] }, dun: { hero: 'xiahou-dun', hp: 1, hand: ['peach'] }, liu: {} },
    { deck: ['S5'] },
  );
  cao.plays('strike', { on: dun });
  dun.answers('peach');
  dun.invokes('ganglie');
  expect([cao.hp, dun.hp, liu.hp]).toEqual([3, 1, 4]);
});

test('losing life is no damage: no killer, no chain, no skill of the hurt', () => {
  const {
    huang,
    liu,
    cao,
    table: t,
  } = table({
    huang: { hero: 'huang-gai', role: 'rebel', hp: 1, chained: true },
    liu: { role: 'lord', chained: true },
    cao: { role: 'rebel' },
  });
  huang.invokes('kurou');
  expect([huang.alive, liu.hp, liu.chained, cao.hp]).toEqual([false, 4, true, 4]);
  expect([t.told('damaged'), t.told('rewarded')]).toEqual([[], []]);
  expect(t.told('died')).toMatchObject([{ seat: huang.seat, from: null }]);
});

test('life can fall below 0, and never rises above the maximum', () => {
  const { cao, liu } = table({
    cao: { hp: 4, hand: ['wine', 'strike', 'peach-garden'] },
    liu: { hp: 1, hand: ['peach', 'peach'] },
  });
  cao.plays('wine').plays('strike', { on: liu });
  expect(liu.hp).toBe(-1);
  liu.answers('peach').answers('peach');
  cao.plays('peach-garden');
  expect([cao.hp, liu.hp]).toEqual([4, 2]);
});

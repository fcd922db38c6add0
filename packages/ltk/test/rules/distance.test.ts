import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('distance is the shorter way round', () => {
  const { a, ...rest } = table({ a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {} });
  const { b, c, d, e, f, g } = rest;
  expect([b, c, d, e, f, g].map((other) => a.distanceTo(other))).toEqual([1, 2, 3, 3, 2, 1]);
  expect(a.distanceTo(a)).toBe(0);
});

test('mounts: one’s own brings others nearer, theirs keeps one off; never below 1', () => {
  const { a, b, c } = table({
    a: { equipment: ['minus-mount'] },
    b: { equipment: ['plus-mount'] },
    c: {},
    d: {},
    e: {},
  });
  expect([a.distanceTo(b), b.distanceTo(a), a.distanceTo(c), c.distanceTo(b), b.distanceTo(c)]).toEqual([
    1, 1, 1, 2, 1,
  ]);
});

test('two players left are neighbours, a mount keeps the one off', () => {
  const { a, b } = table({ a: { hand: ['strike'] }, b: { equipment: ['plus-mount'] } });
  expect([a.distanceTo(b), b.distanceTo(a), a.offered]).toEqual([2, 1, ['end']]);
});

test('the dead are not counted on either way round', () => {
  const { a, b, c, d, e } = table({
    a: { hand: ['duel', 'duel'] },
    b: { role: 'spy', hp: 1 },
    c: {},
    d: {},
    e: { role: 'spy', hp: 1 },
    f: {},
  });
  expect([a.distanceTo(c), a.distanceTo(d)]).toEqual([2, 3]);
  a.plays('duel', { on: b });
  expect([a.distanceTo(c), a.distanceTo(d)]).toEqual([1, 2]);
  a.plays('duel', { on: e });
  expect([a.distanceTo(c), a.distanceTo(d)]).toEqual([1, 2]);
});

test.each([
  ['chu-ko-nu', 1],
  ['black-pommel', 2],
  ['yin-yang-swords', 2],
  ['frost-sword', 2],
  ['ancient-scimitar', 2],
  ['green-dragon-crescent-blade', 3],
  ['eighteen-span-viper-spear', 3],
  ['stone-piercing-axe', 3],
  ['heavenly-double-halberd', 4],
  ['phoenix-fan', 4],
  ['qilin-bow', 5],
])('a Strike with %s reaches %i', (weapon, range) => {
  const names = 'abcdefghij'.split('');
  const players = Object.fromEntries(
    names.map((name) => [name, name === 'a' ? { hand: ['strike', 'dodge', 'dodge'], equipment: [weapon] } : {}]),
  );
  const { table: t } = table(players);
  const [a, ...others] = t.seats;
  const reached = others.filter((other) => (a?.distanceTo(other) ?? 0) <= range).map(({ name }) => `strike>${name}`);
  expect(a?.offered.filter((offer) => offer.startsWith('strike>'))).toEqual(reached);
  expect(reached).toHaveLength(Math.min(9, range * 2));
});

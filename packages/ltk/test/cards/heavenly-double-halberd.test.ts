import { expect, test } from 'vitest';
import { table } from '../table.ts';

const halberd = ['heavenly-double-halberd'];

test('Heavenly Double Halberd: a Strike as last hand card may have two more targets, answered in turn order', () => {
  const {
    lv,
    liu,
    guan,
    zhang,
    sun,
    table: t,
  } = table({
    lv: { hand: ['strike'], equipment: halberd },
    liu: { hand: ['dodge'] },
    guan: {},
    zhang: { hand: ['dodge'] },
    sun: {},
  });
  lv.plays('strike', { on: zhang });
  expect(lv.offered).toEqual(['liu', 'guan', 'sun']);
  expect([t.match.decision?.min, t.match.decision?.max]).toEqual([0, 2]);
  lv.points(guan, liu);
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.answers('dodge');
  zhang.passes();
  expect([lv.hp, liu.hp, guan.hp, zhang.hp, sun.hp]).toEqual([4, 4, 3, 3, 4]);
});

test('Heavenly Double Halberd: no further target need be chosen', () => {
  const { lv, liu, guan } = table({ lv: { hand: ['fire-strike'], equipment: halberd }, liu: {}, guan: {} });
  lv.plays('fire-strike', { on: liu });
  lv.points();
  expect([liu.hp, guan.hp]).toEqual([3, 4]);
});

test('Heavenly Double Halberd: a Strike that is not the last hand card has one target', () => {
  const { lv, liu, guan } = table({ lv: { hand: ['strike', 'dodge'], equipment: halberd }, liu: {}, guan: {} });
  lv.plays('strike', { on: liu });
  expect([liu.hp, guan.hp, lv.offered]).toEqual([3, 4, ['end']]);
});

test('Heavenly Double Halberd: the further targets are within range 4', () => {
  const { lv, a } = table({
    lv: { hand: ['strike'], equipment: halberd },
    a: {},
    b: {},
    c: {},
    d: {},
    far: {},
    e: {},
    f: {},
    g: {},
    h: {},
  });
  lv.plays('strike', { on: a });
  expect(lv.offered).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
  lv.points();
});

test('Heavenly Double Halberd: equipment made into a Strike is no hand card', () => {
  const { guan, liu, sun } = table({
    guan: { hero: 'guan-yu', equipment: [...halberd, 'plus-mount:HK'] },
    liu: {},
    sun: {},
  });
  guan.plays('plus-mount', { on: liu, as: 'strike' });
  expect([liu.hp, sun.hp]).toEqual([3, 4]);
});

test('Heavenly Double Halberd: a last hand card made into a Strike counts', () => {
  const { guan, liu, sun } = table({
    guan: { hero: 'guan-yu', hand: ['peach'], equipment: ['heavenly-double-halberd'] },
    liu: {},
    sun: {},
  });
  guan.plays('peach', { on: liu, as: 'strike' });
  guan.points(sun);
  expect([liu.hp, sun.hp]).toEqual([3, 3]);
});

test('Heavenly Double Halberd serves a Strike that Borrowed Sword asks for', () => {
  const { cao, lv, liu, sun } = table({
    cao: { hand: ['borrowed-sword'] },
    lv: { hand: ['strike'], equipment: halberd },
    liu: {},
    sun: {},
  });
  cao.plays('borrowed-sword', { on: lv });
  cao.points(liu);
  lv.answers('strike');
  expect(lv.offered).toEqual(['cao', 'sun']);
  lv.points(sun);
  expect([cao.hp, liu.hp, sun.hp]).toEqual([4, 3, 3]);
});

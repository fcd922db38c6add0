import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('+1 Mount: others are 1 further from its rider, its rider no further from them', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    liu: { equipment: ['plus-mount'] },
    zhang: {},
    sun: {},
  });
  expect([cao.distanceTo(liu), liu.distanceTo(cao), zhang.distanceTo(liu), cao.distanceTo(zhang)]).toEqual([
    2, 1, 2, 2,
  ]);
  expect(cao.offered).toEqual(['strike>sun', 'end']);
});

test('-1 Mount: its rider is 1 nearer to others, others no nearer to it', () => {
  const { cao, zhang } = table({ cao: { hand: ['strike'], equipment: ['minus-mount'] }, liu: {}, zhang: {}, sun: {} });
  expect([cao.distanceTo(zhang), zhang.distanceTo(cao)]).toEqual([1, 2]);
  expect(cao.offered).toEqual(['strike>liu', 'strike>zhang', 'strike>sun', 'end']);
});

test('-1 Mount: a distance is never below 1', () => {
  const { cao, liu } = table({ cao: { equipment: ['minus-mount'] }, liu: {}, zhang: {} });
  expect(cao.distanceTo(liu)).toBe(1);
});

test('both mounts: they cancel each other, and one hero rides both', () => {
  const { cao, liu } = table({
    cao: { equipment: ['minus-mount', 'plus-mount'] },
    liu: { equipment: ['plus-mount', 'minus-mount'] },
    zhang: {},
  });
  expect([cao.distanceTo(liu), liu.distanceTo(cao)]).toEqual([1, 1]);
  expect(cao.equipment).toEqual({ plus: 'plus-mount', minus: 'minus-mount' });
});

test('a mount put on replaces the mount of its own kind only', () => {
  const { cao, table: t } = table({
    cao: { hand: ['plus-mount:HK'], equipment: ['plus-mount:S5', 'minus-mount'] },
    liu: {},
  });
  cao.plays('plus-mount');
  expect([cao.equipment, t.discard]).toEqual([{ plus: 'plus-mount', minus: 'minus-mount' }, ['plus-mount']]);
});

test('a -1 Mount made into a Strike no longer carries its rider', () => {
  const { guan } = table({
    guan: { hero: 'guan-yu', equipment: ['minus-mount:H5'] },
    liu: {},
    zhang: {},
    sun: {},
  });
  expect(guan.offered).toEqual(['minus-mount(wusheng:strike)>liu', 'minus-mount(wusheng:strike)>sun', 'end']);
});

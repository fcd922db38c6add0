import { expect, test } from 'vitest';
import { SHU, war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

test('Horsemanship: others are 1 nearer, never nearer than 1', () => {
  const { ma, b, c, d } = table({ ma: { hero: 'ma-chao', hand: ['strike'] }, b: {}, c: {}, d: {}, e: {}, f: {} });
  expect([b, c, d].map((other) => ma.distanceTo(other))).toEqual([1, 1, 2]);
  expect(ma.offered).toEqual(['strike>b', 'strike>c', 'strike>e', 'strike>f', 'end']);
});

test('Horsemanship adds to a -1 mount', () => {
  const { ma, d } = table({ ma: { hero: 'ma-chao', equipment: ['minus-mount'] }, b: {}, c: {}, d: {}, e: {}, f: {} });
  expect(ma.distanceTo(d)).toBe(1);
});

test('Horsemanship brings nobody nearer to Ma Chao, and others not to each other', () => {
  const { ma, b, c, d } = table({
    ma: { hero: 'ma-chao' },
    b: {},
    c: {},
    d: { equipment: ['plus-mount'] },
    e: {},
    f: {},
  });
  expect([c.distanceTo(ma), d.distanceTo(b), ma.distanceTo(d)]).toEqual([2, 2, 3]);
});

test('Horsemanship of both heroes of a pair counts for each that is revealed', () => {
  const others = { a: { heroes: SHU }, b: {}, far: {}, c: {}, d: {} };
  const both = war({ ma: { heroes: ['ma-teng', 'pang-de'] }, ...others });
  expect([both.ma.distanceTo(both.far), both.far.distanceTo(both.ma)]).toEqual([1, 3]);
  const one = war({ ma: { heroes: ['ma-teng', 'pang-de'], up: 'deputy' }, ...others });
  expect(one.ma.distanceTo(one.far)).toBe(2);
});

test('Horsemanship of both heroes of a pair: when one hero has lost its skills the other’s is left', () => {
  const { ma, cai, far } = war({
    ma: { heroes: ['ma-teng', 'pang-de'], hand: ['strike'] },
    a: { heroes: SHU },
    b: {},
    c: {},
    far: {},
    d: {},
    e: {},
    f: {},
    cai: { heroes: ['cai-wenji', 'qun-a'], hp: 1 },
  });
  expect(ma.distanceTo(far)).toBe(2);
  ma.plays('strike', { on: cai });
  cai.picks('head');
  expect(ma.distanceTo(far)).toBe(3);
});

test('Horsemanship that is gained by who has it anyway adds nothing', () => {
  const { ma, far } = table({ ma: { hero: 'ma-chao', gained: ['mashu'] }, b: {}, c: {}, far: {}, d: {}, e: {} });
  expect(ma.distanceTo(far)).toBe(2);
});

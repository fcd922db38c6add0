import { expect, test } from 'vitest';
import { table } from '../table.ts';

const at = (hp: number) => table({ gong: { hero: 'gongsun-zan', hp, hand: ['strike'] }, liu: {}, zhang: {}, cao: {} });

test('White Riders: above 2 life, others are 1 nearer', () => {
  const { gong, liu, zhang, cao } = at(3);
  expect([liu, zhang, cao].map((each) => gong.distanceTo(each))).toEqual([1, 1, 1]);
  expect([liu, zhang, cao].map((each) => each.distanceTo(gong))).toEqual([1, 2, 1]);
  expect(gong.offered).toEqual(['strike>liu', 'strike>zhang', 'strike>cao', 'end']);
});

test('White Riders: at 2 life or less, he is 1 farther for others', () => {
  const { gong, liu, zhang, cao } = at(2);
  expect([liu, zhang, cao].map((each) => gong.distanceTo(each))).toEqual([1, 2, 1]);
  expect([liu, zhang, cao].map((each) => each.distanceTo(gong))).toEqual([2, 3, 2]);
  expect(gong.offered).toEqual(['strike>liu', 'strike>cao', 'end']);
});

test('White Riders: the distance between others is as ever', () => {
  const { liu, zhang, cao } = at(2);
  expect([liu.distanceTo(zhang), liu.distanceTo(cao)]).toEqual([1, 2]);
});

test('White Riders: it adds to mounts, and no distance is less than 1', () => {
  const { gong, liu, zhang } = table({
    gong: { hero: 'gongsun-zan', equipment: ['minus-mount'] },
    liu: {},
    zhang: { equipment: ['plus-mount'] },
    cao: {},
  });
  expect([gong.distanceTo(liu), gong.distanceTo(zhang)]).toEqual([1, 1]);
});

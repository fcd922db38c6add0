import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LU = { hero: 'lu-su' } as const;

test('Alliance: two others swap hands for as many cards as their hands differ by', () => {
  const {
    lu,
    liu,
    zhang,
    cao,
    table: t,
  } = table({
    lu: { ...LU, hand: ['dodge', 'negate'] },
    liu: { hand: ['peach', 'strike'] },
    zhang: { hand: ['duel'] },
    cao: { hand: ['wine'] },
  });
  lu.invokes('dimeng', { on: liu });
  expect(lu.offered).toEqual(['zhang', 'cao']);
  lu.points(zhang).chooses('dodge');
  expect([lu.hand, liu.hand, zhang.hand, cao.hand]).toEqual([['negate'], ['duel'], ['peach', 'strike'], ['wine']]);
  expect([t.view(liu.seat).players[zhang.seat]?.known.length, t.view(cao.seat).players[zhang.seat]?.known]).toEqual([
    2,
    [],
  ]);
  expect(lu.offered).toEqual(['end']);
});

test('Alliance: equal hands cost nothing', () => {
  const { lu, liu, zhang } = table({ lu: LU, liu: { hand: ['peach'] }, zhang: { hand: ['duel'] } });
  lu.invokes('dimeng', { on: liu });
  expect([liu.hand, zhang.hand]).toEqual([['duel'], ['peach']]);
});

test('Alliance: only pairs whose difference can be paid, equipment counts', () => {
  const { lu, zhang } = table({
    lu: { ...LU, equipment: ['qilin-bow'] },
    liu: { hand: ['peach', 'peach', 'peach'] },
    zhang: { hand: ['duel'] },
    cao: {},
  });
  expect(lu.offered).toEqual(['dimeng>zhang', 'dimeng>cao', 'end']);
  lu.invokes('dimeng', { on: zhang });
  expect([lu.equipment, zhang.hand]).toEqual([{}, []]);
});

test('Alliance is not offered with two empty hands, nor with a single other', () => {
  const empty = table({ lu: { ...LU, hand: ['negate'] }, liu: {}, zhang: {} });
  expect(empty.lu.offered).toEqual(['end']);
  const single = table({ lu: { ...LU, hand: ['negate'] }, liu: { hand: ['peach'] } });
  expect(single.lu.offered).toEqual(['end']);
});

test('Alliance: whoever is left without hand cards has lost the last one', () => {
  const { lu, xun, zhang } = table({
    lu: { ...LU, hand: ['negate'] },
    xun: { hero: 'lu-xun', hand: ['peach'] },
    zhang: {},
  });
  lu.invokes('dimeng', { on: zhang });
  expect(xun.offered).toEqual(['lianying', 'pass']);
  xun.invokes('lianying');
  expect([xun.hand.length, zhang.hand]).toEqual([1, ['peach']]);
});

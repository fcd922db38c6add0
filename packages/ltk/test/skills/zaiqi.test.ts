import { expect, test } from 'vitest';
import { table } from '../table.ts';

const MENG = { hero: 'meng-huo' } as const;

test('Rise Again: one card is turned up for each life lost; Hearts heal, the rest is gained', () => {
  const {
    meng,
    liu,
    table: t,
  } = table({ meng: { ...MENG, hp: 1 }, liu: {} }, { phase: 'draw', deck: ['H2', 'S7', 'H3', 'C2'] });
  expect(meng.offered).toEqual(['zaiqi', 'pass']);
  meng.invokes('zaiqi');
  expect([meng.hp, meng.hand.length, meng.asked]).toEqual([3, 1, true]);
  expect(t.told('cards-shown')).toMatchObject([{ seat: meng.seat }]);
  expect(t.told('cards-shown')[0]?.cards?.length).toBe(3);
  expect([t.discard.length, liu.hand.length]).toEqual([2, 0]);
});

test('Rise Again is refused: two cards are drawn', () => {
  const { meng } = table({ meng: { ...MENG, hp: 1 }, liu: {} }, { phase: 'draw', deck: ['H2', 'S7', 'H3'] });
  meng.passes();
  expect([meng.hp, meng.hand.length]).toEqual([1, 2]);
});

test('Rise Again is not offered unwounded', () => {
  const { meng } = table({ meng: MENG, liu: {} }, { phase: 'draw' });
  expect([meng.hand.length, meng.offered.at(-1)]).toEqual([2, 'end']);
});

test('Rise Again is not offered in the draw phase of another', () => {
  const { liu, meng } = table({ liu: {}, meng: { ...MENG, hp: 1 } }, { phase: 'draw' });
  expect([liu.hand.length, meng.hp]).toEqual([2, 1]);
});

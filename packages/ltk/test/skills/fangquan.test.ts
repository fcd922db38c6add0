import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LIU = { hero: 'liu-shan' } as const;

test('Yield Power: the play phase is skipped; at the end of the turn another takes an extra turn, then the order goes on', () => {
  const {
    liu,
    zhang,
    cao,
    table: t,
  } = table({ liu: { ...LIU, hand: ['dodge'] }, zhang: {}, cao: {} }, { phase: 'draw', deck: ['dodge', 'dodge'] });
  expect(liu.offered).toEqual(['fangquan', 'pass']);
  liu.invokes('fangquan');
  expect(liu.offered).toEqual(['fangquan', 'pass']);
  liu.invokes('fangquan').chooses('dodge').points(cao);
  expect([cao.asked, liu.hand.length]).toEqual([true, 2]);
  expect(t.told('turn-granted')).toMatchObject([{ seat: liu.seat, to: cao.seat }]);
  cao.ends();
  expect(zhang.asked).toBe(true);
  zhang.ends();
  expect(cao.asked).toBe(true);
});

test('Yield Power: the second half may be refused', () => {
  const { liu, zhang } = table({ liu: { ...LIU, hand: ['dodge'] }, zhang: {}, cao: {} }, { phase: 'draw' });
  liu.invokes('fangquan').passes();
  expect([zhang.asked, liu.hand.length]).toEqual([true, 3]);
});

test('Yield Power: without the first half there is no second; a phase skipped already gives nothing', () => {
  const kept = table({ liu: { ...LIU, hand: ['dodge'] }, zhang: {} }, { phase: 'draw' });
  kept.liu.passes().ends();
  expect(kept.zhang.asked).toBe(true);
  const content = table(
    { liu: { ...LIU, hand: ['dodge'], fates: ['contentment'] }, zhang: {} },
    { phase: 'judge', deck: ['S7', 'dodge', 'dodge'] },
  );
  expect([content.zhang.asked, content.liu.hand.length]).toEqual([true, 3]);
});

test('Yield Power: with no hand card left at the end there is nothing to pay with', () => {
  const { liu, zhang } = table({ liu: { ...LIU, fates: ['starvation'] }, zhang: {} }, { phase: 'judge', deck: ['S7'] });
  liu.invokes('fangquan');
  expect(zhang.asked).toBe(true);
});

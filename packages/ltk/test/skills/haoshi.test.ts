import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LU = { hero: 'lu-su' } as const;

test('Generosity: two more cards; with more than five in hand half goes to the poorest', () => {
  const {
    lu,
    liu,
    zhang,
    table: t,
  } = table(
    { lu: { ...LU, hand: ['negate', 'negate'] }, liu: { hand: ['peach'] }, zhang: {} },
    { phase: 'draw', deck: ['dodge', 'dodge', 'dodge', 'dodge'] },
  );
  expect(lu.offered).toEqual(['haoshi', 'pass']);
  lu.invokes('haoshi').chooses('negate', 'negate', 'dodge');
  expect([lu.hand.length, liu.hand, zhang.hand]).toEqual([3, ['peach'], ['dodge', 'negate', 'negate']]);
  expect(t.view(liu.seat).players[zhang.seat]?.known).toEqual([]);
});

test('Generosity: with exactly five nothing is given', () => {
  const { lu, liu } = table({ lu: { ...LU, hand: ['negate'] }, liu: {} }, { phase: 'draw' });
  lu.invokes('haoshi');
  expect([lu.hand.length, liu.hand.length]).toEqual([5, 0]);
});

test('Generosity: half is rounded down, and ties are his to break', () => {
  const { lu, liu, zhang } = table(
    { lu: { ...LU, hand: ['negate', 'negate', 'negate'] }, liu: {}, zhang: {} },
    { phase: 'draw', deck: ['dodge', 'dodge', 'dodge', 'dodge'] },
  );
  lu.invokes('haoshi');
  expect(lu.offered).toEqual(['liu', 'zhang']);
  lu.points(liu).chooses('dodge', 'dodge', 'dodge');
  expect([lu.hand.length, liu.hand.length, zhang.hand.length]).toEqual([4, 3, 0]);
});

test('Generosity is refused: two cards, nothing to give however many there are', () => {
  const { lu, liu } = table(
    { lu: { ...LU, hand: ['negate', 'negate', 'negate', 'negate'] }, liu: {} },
    { phase: 'draw' },
  );
  lu.passes();
  expect([lu.hand.length, liu.hand.length]).toEqual([6, 0]);
});

test('Generosity is about the own draw phase', () => {
  const { liu, lu } = table({ liu: {}, lu: LU }, { phase: 'draw' });
  expect([liu.asked, liu.hand.length, lu.hand.length]).toEqual([true, 2, 0]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHANG = { hero: 'zhang-zhao-zhang-hong' } as const;

test('Firm Rule: of what another discarded in the discard phase one card goes back, the rest is gained', () => {
  const { liu, zhang, cao } = table({
    liu: { hp: 1, hand: ['dodge', 'negate', 'peach-garden'] },
    zhang: ZHANG,
    cao: {},
  });
  liu.ends().chooses('dodge', 'negate');
  expect(zhang.offered).toEqual(['guzheng', 'pass']);
  zhang.invokes('guzheng').chooses('dodge');
  expect([liu.hand, zhang.hand.includes('negate'), cao.hand]).toEqual([['dodge', 'peach-garden'], true, []]);
});

test('Firm Rule: a single card goes back and there is nothing to gain', () => {
  const { liu, zhang } = table(
    { liu: { hp: 1, hand: ['dodge', 'peach-garden'] }, zhang: ZHANG, cao: {} },
    { deck: ['dodge', 'dodge'] },
  );
  liu.ends().chooses('dodge');
  zhang.invokes('guzheng');
  expect([liu.hand, zhang.hand]).toEqual([
    ['dodge', 'peach-garden'],
    ['dodge', 'dodge'],
  ]); // his own two drawn
});

test('Firm Rule is not offered when nothing was discarded, nor in the own discard phase', () => {
  const none = table({ liu: { hand: ['dodge'] }, zhang: ZHANG });
  none.liu.ends();
  expect(none.table.match.decision?.kind).toBe('play');
  const own = table({ zhang: { ...ZHANG, hp: 1, hand: ['dodge', 'negate'] }, liu: {} });
  own.zhang.ends().chooses('dodge');
  expect([own.liu.asked, own.table.discard]).toEqual([true, ['dodge']]);
});

test('Firm Rule: cards used in the play phase are not among them', () => {
  const {
    liu,
    zhang,
    cao,
    table: t,
  } = table({ liu: { hp: 1, hand: ['strike', 'dodge', 'negate'] }, cao: {}, zhang: ZHANG }, { deck: ['H2', 'H2'] });
  liu.plays('strike', { on: cao }).ends().chooses('dodge');
  zhang.invokes('guzheng');
  expect([t.discard, liu.hand, zhang.hand]).toEqual([['strike'], ['dodge', 'negate'], []]);
});

import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

const ZHANG = { heroes: ['zhang-zhao-zhang-hong', 'gan-ning'] } as const;

test('Firm Rule in kingdom war is not offered when nothing was discarded in the discard phase', () => {
  const { liu, zhang, cao, table: t } = war({ liu: { hp: 1, hand: ['dodge', 'peach'] }, cao: {}, zhang: ZHANG });
  liu.plays('peach').ends();
  expect([cao.asked, t.discard, zhang.hand]).toEqual([true, ['peach'], []]);
});

test('Firm Rule in kingdom war: gaining the rest is a choice of its own', () => {
  const { liu, zhang, table: t } = war({ liu: { hp: 1, hand: ['dodge', 'duel', 'dodge'] }, cao: {}, zhang: ZHANG });
  liu.ends().chooses('dodge', 'duel');
  zhang.invokes('guzheng').chooses('dodge');
  expect(zhang.offered).toEqual(['yes', 'no']);
  zhang.passes();
  expect([liu.hand, zhang.hand, t.discard]).toEqual([['dodge', 'dodge'], [], ['duel']]);
});

test('Firm Rule in kingdom war: or taken', () => {
  const { liu, zhang, table: t } = war({ liu: { hp: 1, hand: ['dodge', 'duel', 'dodge'] }, cao: {}, zhang: ZHANG });
  liu.ends().chooses('dodge', 'duel');
  zhang.invokes('guzheng').chooses('dodge').agrees();
  expect([zhang.hand, t.discard]).toEqual([['duel'], []]);
});

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

test('Firm Rule of a hidden hero: if revealing it has the discard pile shuffled, there is nothing left to return', () => {
  const cards = [
    'Dodge,2,Heart',
    'Dodge,2,Diamond',
    'Peach,3,Heart',
    ...Array.from({ length: 19 }, (_, i) => `Strike,${(i % 9) + 2},Spade`),
  ];
  const strikes = Array.from({ length: 18 }, () => 'strike');
  const {
    liu,
    zhang,
    table: t,
  } = war(
    { liu: { hp: 1, hand: ['dodge', 'dodge'] }, cao: {}, zhang: { ...ZHANG, hidden: true } },
    { options: { deck: cards.join('\n') }, discard: strikes },
  );
  liu.ends().chooses('dodge');
  zhang.invokes('guzheng');
  expect([t.discard, t.told('deck-shuffled')]).toEqual([[], [expect.anything()]]);
  expect(zhang.hand).toHaveLength(3);
});

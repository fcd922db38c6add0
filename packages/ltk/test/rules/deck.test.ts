import { expect, test } from 'vitest';
import { table } from '../table.ts';

/** A deck of Dodges, with these cards besides; for two seats at least 18 are needed. */
const dodgesAnd = (dodges: number, ...lines: readonly string[]): { deck: string } => ({
  deck: [...lines, ...Array.from({ length: dodges }, () => 'Dodge,2,Heart')].join('\n'),
});
const dodges = (count: number): string[] => Array.from({ length: count }, () => 'dodge');

test('a deck that runs out is made anew from the discard pile, in the middle of drawing too', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hand: ['something-for-nothing'] }, liu: { hand: dodges(14) } },
    {
      options: dodgesAnd(17, 'Something for Nothing,3,Heart'),
      discard: dodges(2),
    },
  );
  expect(t.view('public').deck).toBe(1);
  cao.plays('something-for-nothing');
  expect([cao.hand, liu.hand.length, t.view('public').deck]).toEqual([['dodge', 'dodge'], 14, 1]);
  expect(t.told('deck-shuffled')).toMatchObject([{ count: 2 }]);
  expect(t.discard).toEqual(['something-for-nothing']); // in use, it is not shuffled in
});

test('the deck is not made anew before a card is needed', () => {
  const { cao, table: t } = table(
    { cao: { hand: ['something-for-nothing'] }, liu: { hand: dodges(13) } },
    { options: dodgesAnd(17, 'Something for Nothing,3,Heart'), discard: dodges(2) },
  );
  cao.plays('something-for-nothing');
  expect([t.view('public').deck, t.told('deck-shuffled')]).toEqual([0, []]);
});

test('shuffled cards are known to nobody', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hp: 3, hand: ['peach', 'something-for-nothing'] }, liu: { hand: dodges(15) } },
    { options: dodgesAnd(16, 'Something for Nothing,3,Heart', 'Peach,3,Heart') },
  );
  cao.plays('peach').plays('something-for-nothing');
  expect([cao.hand, t.view(liu.seat).players[cao.seat]?.known]).toEqual([['dodge', 'peach'], []]);
});

test('with nothing left to draw the game is a draw', () => {
  const { cao, table: t } = table(
    { cao: { hand: ['something-for-nothing'] }, liu: { hand: dodges(16) } },
    { options: dodgesAnd(17, 'Something for Nothing,3,Heart') },
  );
  cao.plays('something-for-nothing');
  expect(t.match.outcome).toEqual({ label: 'draw', scores: [0.5, 0.5] });
});

test('a judgement makes the deck anew as well', () => {
  const { cao, table: t } = table(
    { cao: { fates: ['contentment'] }, liu: { hand: dodges(14) } },
    { options: dodgesAnd(17, 'Contentment,6,Spade'), discard: dodges(3), phase: 'judge' },
  );
  expect([t.told('deck-shuffled').length, cao.asked, cao.hand.length]).toEqual([1, true, 2]);
});

test('so does Bountiful Harvest', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hand: ['bountiful-harvest'] }, liu: { hand: dodges(15) } },
    { options: dodgesAnd(17, 'Bountiful Harvest,3,Heart'), discard: dodges(1) },
  );
  cao.plays('bountiful-harvest');
  cao.chooses('dodge');
  expect([t.told('deck-shuffled').length, cao.hand, liu.hand.length]).toEqual([1, ['dodge'], 16]);
});

test('a Harvest that cannot be filled ends the game in a draw', () => {
  const { cao, table: t } = table(
    { cao: { hand: ['bountiful-harvest'] }, liu: { hand: dodges(16) } },
    { options: dodgesAnd(17, 'Bountiful Harvest,3,Heart') },
  );
  cao.plays('bountiful-harvest');
  expect(t.match.outcome?.label).toBe('draw');
});

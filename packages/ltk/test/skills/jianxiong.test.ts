import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Treachery: the card that caused the damage may be taken', () => {
  const { liu, cao, zhang } = table({
    liu: { hand: ['strike:S7'] },
    cao: { hero: 'cao-cao' },
    zhang: { hand: ['peach'] },
  });
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.invokes('jianxiong');
  expect(cao.cards).toEqual(['strike:S7']);
  expect([cao.hp, zhang.hand]).toEqual([3, ['peach']]);
});

test('Treachery is refused: the card goes to the discard pile', () => {
  const { liu, cao, table: t } = table({ liu: { hand: ['strike'] }, cao: { hero: 'cao-cao' } });
  liu.plays('strike', { on: cao });
  cao.passes();
  expect([cao.hand, t.discard]).toEqual([[], ['strike']]);
});

test('Treachery: a Duel gives the Duel, not the Strikes', () => {
  const { cao, liu } = table({ cao: { hero: 'cao-cao', hand: ['duel'] }, liu: { hand: ['strike'] } });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  cao.invokes('jianxiong');
  expect(cao.hand).toEqual(['duel']);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Dodge cannot be used in the play phase', () => {
  const { cao, table: t } = table({ cao: { hand: ['dodge'] }, liu: {} });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['only-as-answer']);
});

test('Dodge against a Strike is used', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge'] } });
  cao.plays('strike', { on: liu });
  liu.answers('dodge');
  expect(t.told('card-used').map(({ seat, card }) => [seat, card?.name])).toEqual([
    [cao.seat, 'strike'],
    [liu.seat, 'dodge'],
  ]);
  expect(t.told('card-played')).toEqual([]);
});

test('Dodge against Arrow Barrage is played', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['arrow-barrage'] }, liu: { hand: ['dodge'] } });
  cao.plays('arrow-barrage');
  liu.answers('dodge');
  expect(t.told('card-played').map(({ seat, card }) => [seat, card?.name])).toEqual([[liu.seat, 'dodge']]);
});

test('Dodge does not help against a Duel', () => {
  const { cao, liu } = table({ cao: { hand: ['duel'] }, liu: { hand: ['dodge'] } });
  cao.plays('duel', { on: liu });
  expect([liu.hp, liu.hand]).toEqual([3, ['dodge']]);
});

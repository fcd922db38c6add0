import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Chain: one or two heroes, the user included', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['chain'] }, liu: {}, zhang: {} });
  expect(cao.offered).toEqual(['chain>cao', 'chain>liu', 'chain>zhang', 'recast chain', 'end']);
  cao.plays('chain', { on: zhang });
  expect(cao.offered).toEqual(['cao', 'liu']);
  expect(t.match.decision).toMatchObject({ min: 0, max: 1 });
  cao.points(cao);
  expect([cao.chained, liu.chained, zhang.chained]).toEqual([true, false, true]);
});

test('Chain on one alone', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['chain'] }, liu: {}, zhang: {} });
  cao.plays('chain', { on: liu });
  cao.points();
  expect([cao.chained, liu.chained, zhang.chained]).toEqual([false, true, false]);
});

test('Chain frees the chained', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['chain'] }, liu: { chained: true }, zhang: {} });
  cao.plays('chain', { on: liu });
  cao.points(zhang);
  expect([liu.chained, zhang.chained]).toEqual([false, true]);
  expect([t.told('unchained').length, t.told('chained').length]).toEqual([1, 1]);
});

test('Chain: recast for a new card, nobody is asked to negate', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['chain'] }, liu: { hand: ['negate'] } }, { deck: ['peach'] });
  cao.recasts('chain');
  expect([cao.hand, t.discard, liu.hand]).toEqual([['peach'], ['chain'], ['negate']]);
  expect(t.told('card-used')).toEqual([]);
});

test('Chain: a Negate protects one of the two', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['chain'] }, liu: {}, zhang: { hand: ['negate'] } });
  cao.plays('chain', { on: liu });
  cao.points(zhang);
  zhang.passes();
  zhang.answers('negate');
  expect([liu.chained, zhang.chained]).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Something for Nothing: its user draws 2 cards', () => {
  const { cao, liu } = table(
    { cao: { hand: ['something-for-nothing'] }, liu: { hand: ['peach'] } },
    { deck: ['dodge', 'wine', 'strike'] },
  );
  expect(cao.offered).toEqual(['something-for-nothing', 'end']);
  cao.plays('something-for-nothing');
  expect([cao.hand, liu.hand]).toEqual([['dodge', 'wine'], ['peach']]);
});

test('Something for Nothing can be negated', () => {
  const { cao, liu } = table({ cao: { hand: ['something-for-nothing'] }, liu: { hand: ['negate'] } });
  cao.plays('something-for-nothing');
  liu.answers('negate');
  expect([cao.hand, liu.hand]).toEqual([[], []]);
});

test('Something for Nothing: what is drawn is seen by the drawer alone', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { hand: ['something-for-nothing'] }, liu: {} }, { deck: ['dodge', 'wine'] });
  cao.plays('something-for-nothing');
  expect(t.view(liu.seat).players[cao.seat]?.known).toEqual([]);
  expect(t.view(cao.seat).hand).toHaveLength(2);
});

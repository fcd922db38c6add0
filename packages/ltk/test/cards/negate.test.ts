import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Negate cannot be used of one’s own accord', () => {
  const { cao, table: t } = table({ cao: { hand: ['negate'] }, liu: {} });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['only-as-answer']);
});

test('Negate: anybody may, the target as well as a bystander', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['duel'] },
    liu: { hand: ['negate'] },
    zhang: { hand: ['negate'] },
  });
  cao.plays('duel', { on: liu });
  liu.passes();
  expect(zhang.offered).toEqual(['negate', 'pass']);
  zhang.answers('negate');
  liu.passes();
  expect([cao.hp, liu.hp, liu.hand, zhang.hand]).toEqual([4, 4, ['negate'], []]);
});

test('Negate does not answer a Strike', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'] }, liu: { hand: ['negate'] } });
  cao.plays('strike', { on: liu });
  expect([liu.hp, liu.hand]).toEqual([3, ['negate']]);
});

test('Negate does not answer equipment', () => {
  const { cao, liu } = table({ cao: { hand: ['chu-ko-nu'] }, liu: { hand: ['negate'] } });
  cao.plays('chu-ko-nu');
  expect([cao.equipment, liu.hand]).toEqual([{ weapon: 'chu-ko-nu' }, ['negate']]);
});

test('Negates lie on what they answer until it is settled which of them holds, for everybody to see', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['duel', 'negate'] },
    liu: { hand: ['negate'] },
    zhang: { hand: ['negate'] },
  });
  const stack = (): (string | number)[][] =>
    t.match.view('public').stack.map(({ card, user, targets }) => [card.name, user, ...targets]);
  cao.plays('duel', { on: liu });
  cao.passes();
  liu.answers('negate');
  expect(stack()).toEqual([
    ['duel', cao.seat, liu.seat],
    ['negate', liu.seat, liu.seat],
  ]);
  cao.answers('negate');
  expect(stack().at(-1)).toEqual(['negate', cao.seat, liu.seat]);
  expect(stack()).toHaveLength(3);
  zhang.passes();
  expect([stack(), liu.hp]).toEqual([[], 3]);
});

test('a Contentment is of whoever put it there, not of the hero it lies before', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['contentment'] },
    liu: { hand: ['negate'] },
    zhang: {},
  });
  cao.plays('contentment', { on: liu });
  cao.ends();
  expect(t.match.decision).toMatchObject({ seat: liu.seat, about: { from: cao.seat, on: liu.seat } });
  liu.passes();
  expect(zhang.hp).toBe(4);
});

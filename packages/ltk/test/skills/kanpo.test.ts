import { expect, test } from 'vitest';
import { table } from '../table.ts';

const WO = { hero: 'wolong' };

test('See Through: a black hand card is a Negate', () => {
  const { a, wo, b } = table({
    a: { hand: ['duel'] },
    wo: { ...WO, hand: ['strike:S7', 'dodge:D2'], equipment: ['plus-mount:S5'] },
    b: {},
  });
  a.plays('duel', { on: b });
  expect(wo.offered).toEqual(['strike(kanpo:negate)', 'pass']);
  wo.answers('strike', { as: 'negate' });
  expect([b.hp, wo.hand, a.hp]).toEqual([4, ['dodge'], 4]);
});

test('See Through can be negated in turn', () => {
  const { a, wo, b } = table({ a: { hand: ['duel', 'negate'] }, wo: { ...WO, hand: ['strike:S7'] }, b: {} });
  a.plays('duel', { on: b });
  a.passes();
  wo.answers('strike', { as: 'negate' });
  a.answers('negate');
  expect([b.hp, wo.hand]).toEqual([3, []]);
});

test('See Through is nothing to do in the play phase', () => {
  const { wo } = table({ wo: { ...WO, hand: ['dodge:D2', 'plus-mount:S5'] }, a: {} });
  expect(wo.offered).toEqual(['plus-mount', 'dodge(huoji:arson)>wo', 'end']);
});

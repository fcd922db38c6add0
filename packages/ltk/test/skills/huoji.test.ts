import { expect, test } from 'vitest';
import { table } from '../table.ts';

const WO = { hero: 'wolong' };

test('Fire Scheme: a red hand card is an Arson', () => {
  const { wo, a, b } = table({
    wo: { ...WO, hand: ['dodge:D2', 'strike:S7'], equipment: ['plus-mount:HK'] },
    a: { hand: ['duel:SA'] },
    b: {},
  });
  expect(wo.offered).toEqual(['strike>a', 'strike>b', 'dodge(huoji:arson)>wo', 'dodge(huoji:arson)>a', 'end']);
  wo.plays('dodge', { as: 'arson', on: a }).passes();
  wo.chooses('strike');
  expect([a.hp, wo.hand, b.hp]).toEqual([3, [], 4]);
});

test('Fire Scheme is not for black cards', () => {
  const { wo } = table({ wo: { ...WO, hand: ['duel:SA'] }, a: { hand: ['peach'] } });
  expect(wo.offered).toEqual(['duel>a', 'end']);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LI = { hero: 'li-dian' } as const;

test('Forgive: after dealing damage both may draw a card', () => {
  const { li, liu, zhang } = table({ li: { ...LI, hand: ['strike'] }, liu: {}, zhang: {} });
  li.plays('strike', { on: liu });
  expect(li.offered).toEqual(['wangxi', 'pass']);
  li.invokes('wangxi');
  expect([li.hand.length, liu.hand.length, zhang.hand.length]).toEqual([1, 1, 0]);
});

test('Forgive: after taking damage, for each point, each accepted or refused', () => {
  const { liu, li } = table({ liu: { hand: ['wine', 'strike'] }, li: LI });
  liu.plays('wine').plays('strike', { on: li });
  li.invokes('wangxi');
  expect(li.offered).toEqual(['wangxi', 'pass']);
  li.passes();
  expect([li.hp, li.hand.length, liu.hand.length]).toEqual([1, 1, 1]);
});

test('Forgive: both points taken give two cards each', () => {
  const { liu, li } = table({ liu: { hand: ['wine', 'strike'] }, li: LI });
  liu.plays('wine').plays('strike', { on: li });
  li.invokes('wangxi').invokes('wangxi');
  expect([li.hand.length, liu.hand.length]).toEqual([2, 2]);
});

test('Forgive is not offered when the other died, or when there is no other', () => {
  const dead = table({ li: { ...LI, hand: ['strike'] }, liu: { hp: 1 }, zhang: {} });
  dead.li.plays('strike', { on: dead.liu });
  expect([dead.liu.alive, dead.li.hand.length]).toEqual([false, 3]); // only a rebel's reward
  const struck = table(
    { li: { ...LI, fates: ['lightning'], maxHp: 5, hp: 5 }, liu: {} },
    { phase: 'judge', deck: ['S5', 'dodge', 'dodge', 'dodge', 'dodge'] },
  );
  expect(struck.li.hp).toBe(2);
  expect(struck.li.offered).toEqual(['xunxun', 'pass']); // the draw phase already
  struck.li.passes();
});

test('Forgive is about damage, not about lost life', () => {
  const { li, liu } = table({ li: { heroes: ['li-dian', 'huang-gai'] }, liu: {} });
  li.invokes('kurou');
  expect([li.hand.length, liu.hand.length]).toEqual([2, 0]);
});

import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Self-injury: 1 life for two cards, as often as one likes', () => {
  const { huang, liu, table: t } = table({ huang: { hero: 'huang-gai' }, liu: { hand: ['dodge'] } });
  huang.invokes('kurou').invokes('kurou');
  expect([huang.hp, huang.hand.length]).toEqual([2, 4]);
  expect([liu.hp, liu.hand]).toEqual([4, ['dodge']]);
  expect(huang.offered).toContain('kurou');
  expect([t.told('life-lost').length, t.told('damaged').length]).toEqual([2, 0]);
});

test('Self-injury at 1 life: saved first, then two cards are drawn', () => {
  const { huang, liu } = table(
    { huang: { hero: 'huang-gai', hp: 1, hand: ['dodge'] }, liu: { hand: ['peach'] } },
    { deck: ['negate', 'wine'] },
  );
  huang.invokes('kurou');
  expect(huang.hand).toEqual(['dodge']);
  liu.answers('peach');
  expect([huang.hp, huang.hand]).toEqual([1, ['dodge', 'negate', 'wine']]);
});

test('Self-injury at 1 life: who is not saved dies by nobody, draws nothing, and the turn is over', () => {
  const {
    huang,
    liu,
    zhang,
    table: t,
  } = table(
    { zhang: { hand: ['peach'] }, huang: { hero: 'huang-gai', hp: 1, hand: ['dodge'] }, liu: { hand: ['dodge'] } },
    { turn: 'huang' },
  );
  huang.invokes('kurou');
  zhang.passes();
  expect([huang.alive, huang.hand]).toEqual([false, []]);
  expect(t.told('died')).toMatchObject([{ seat: 1, from: null }]);
  expect(t.told('rewarded')).toEqual([]);
  expect(t.told('cards-drawn')).toMatchObject([{ seat: 2, count: 2 }]); // the next turn
  expect([liu.asked, zhang.hand]).toEqual([true, ['peach']]);
});

test('Self-injury at 1 life: the own Wine saves', () => {
  const { huang } = table({ huang: { hero: 'huang-gai', hp: 1, hand: ['wine'] }, liu: {} });
  huang.invokes('kurou');
  expect(huang.offered).toEqual(['wine', 'pass']);
  huang.answers('wine');
  expect([huang.hp, huang.hand.length]).toEqual([1, 2]);
});

test('Self-injury is not there for others', () => {
  const { liu } = table({ liu: {}, huang: { hero: 'huang-gai' } });
  expect(liu.offered).toEqual(['end']);
});

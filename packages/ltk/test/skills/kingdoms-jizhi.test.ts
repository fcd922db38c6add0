import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

test('Wisdom in kingdom war: a scroll used as itself draws a card', () => {
  const { huang, liu } = war({ huang: { heroes: ['huang-yueying', 'ma-chao'], hand: ['duel'] }, liu: {} });
  huang.plays('duel', { on: liu });
  expect(huang.offered).toEqual(['jizhi', 'pass']);
  huang.invokes('jizhi');
  expect([huang.hand.length, liu.hp]).toEqual([1, 3]);
});

test('Wisdom in kingdom war: a converted scroll does not', () => {
  const { huang, liu, table } = war({
    huang: { heroes: ['huang-yueying', 'wolong'], hand: ['dodge:H2', 'dodge:D2'] },
    liu: { hand: ['peach'] },
  });
  huang.plays('dodge:H2', { on: liu, by: 'huoji' });
  expect([huang.hand, table.told('skill-invoked')]).toEqual([['dodge'], []]);
});

test('Wisdom in kingdom war: a delayed scroll does not', () => {
  const { huang, liu } = war({ huang: { heroes: ['huang-yueying', 'wolong'], hand: ['contentment'] }, liu: {} });
  huang.plays('contentment', { on: liu });
  expect([huang.hand, liu.fates]).toEqual([[], ['contentment']]);
});

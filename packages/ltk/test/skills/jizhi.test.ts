import { expect, test } from 'vitest';
import { defineHeroes } from '../../src/core/definitions.ts';
import { table } from '../table.ts';

const YUEYING = { hero: 'huang-yueying' };

test('Wisdom: a card for each scroll, before it resolves', () => {
  const {
    huang,
    cao,
    liu,
    table: t,
  } = table({ huang: { ...YUEYING, hand: ['duel'] }, cao: {}, liu: {} }, { deck: ['strike:S9'] });
  huang.plays('duel', { on: cao });
  expect(huang.offered).toEqual(['jizhi', 'pass']);
  huang.invokes('jizhi');
  expect([huang.hand, cao.hp, liu.hand]).toEqual([['strike'], 3, []]);
  const types = t.log.map(({ type }) => type);
  expect(types.indexOf('cards-drawn')).toBeLessThan(types.indexOf('damaged'));
});

test('Wisdom may be refused', () => {
  const { huang, cao } = table({ huang: { ...YUEYING, hand: ['duel'] }, cao: {} });
  huang.plays('duel', { on: cao }).passes();
  expect([huang.hand, cao.hp]).toEqual([[], 3]);
});

test('Wisdom: a Negate is a scroll too', () => {
  const { cao, huang } = table(
    { cao: { hand: ['something-for-nothing'] }, huang: { ...YUEYING, hand: ['negate'] } },
    { deck: ['peach'] },
  );
  cao.plays('something-for-nothing');
  huang.answers('negate');
  expect(huang.offered).toEqual(['jizhi', 'pass']);
  huang.invokes('jizhi');
  expect([huang.hand, cao.hand]).toEqual([['peach'], []]);
});

test('Wisdom: delayed scrolls, equipment, other cards, and recasting do not count', () => {
  const { huang, cao } = table(
    { huang: { ...YUEYING, hp: 2, hand: ['contentment', 'plus-mount', 'peach', 'chain', 'strike'] }, cao: {} },
    { deck: ['dodge'] },
  );
  huang
    .plays('contentment', { on: cao })
    .plays('plus-mount')
    .plays('peach')
    .recasts('chain')
    .plays('strike', { on: cao });
  expect([huang.hand, huang.asked]).toEqual([['dodge'], true]);
  expect(huang.offered).toEqual(['end']);
});

test('Wisdom: scrolls of others do not count', () => {
  const { cao, huang } = table({ cao: { hand: ['something-for-nothing'] }, huang: YUEYING });
  cao.plays('something-for-nothing');
  expect([cao.hand.length, huang.hand]).toEqual([2, []]);
});

test('Wisdom: converted scrolls count', () => {
  defineHeroes('identity', [
    { id: 'wise-raider', kingdom: 'wu', gender: 'male', life: 4, skills: ['jizhi', 'qixi'], text: { en: '', zh: '' } },
  ]);
  const { huang, cao } = table(
    { huang: { hero: 'wise-raider', hand: ['strike:S9'] }, cao: { hand: ['dodge'] } },
    { deck: ['peach'] },
  );
  huang.plays('strike', { on: cao, as: 'dismantle' }).invokes('jizhi');
  expect([huang.hand, cao.hand]).toEqual([['peach'], []]);
});

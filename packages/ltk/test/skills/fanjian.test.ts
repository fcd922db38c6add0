import { expect, test } from 'vitest';
import { defineHeroes, defineSkills } from '../../src/core/definitions.ts';
import { standing } from '../../src/skills/kinds.ts';
import { table } from '../table.ts';

test('Sow Discord: a suit is named, a card taken and shown; another suit costs 1 life, and the card is kept', () => {
  const {
    zhou,
    liu,
    zhang,
    table: t,
  } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7'] }, liu: {}, zhang: { hand: ['dodge'] } });
  zhou.invokes('fanjian', { on: liu });
  expect(liu.offered).toEqual(['spade', 'heart', 'club', 'diamond']);
  liu.picks('heart');
  expect([zhou.cards, liu.cards]).toEqual([[], ['strike:S7']]);
  expect([zhou.hp, liu.hp, zhang.hp, zhang.hand]).toEqual([3, 3, 4, ['dodge']]);
  expect(t.told('damaged')).toMatchObject([{ seat: 1, from: 0, amount: 1 }]);
  expect(t.log.map(({ type }) => type)).toEqual(['skill-invoked', 'suit-named', 'cards-taken', 'damaged']);
});

test('Sow Discord: the right suit costs nothing, and the card is kept', () => {
  const { zhou, liu } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7'] }, liu: {} });
  zhou.invokes('fanjian', { on: liu });
  liu.picks('spade');
  expect([liu.hp, liu.cards]).toEqual([4, ['strike:S7']]);
});

test('Sow Discord: everybody sees the card and knows it afterwards', () => {
  const { zhou, liu, table: t } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7'] }, liu: {}, zhang: {} });
  zhou.invokes('fanjian', { on: liu });
  expect(t.view(2).players[0]?.known).toEqual([]);
  liu.picks('spade');
  expect(t.view(2).players[1]?.known.length).toBe(1);
});

test('Sow Discord: which of several cards it is, nobody chooses', () => {
  const { zhou, liu } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7', 'strike:S8', 'strike:S9'] }, liu: {} });
  zhou.invokes('fanjian', { on: liu });
  liu.picks('spade');
  expect([zhou.asked, zhou.hand.length, liu.hand.length, liu.hp]).toEqual([true, 2, 1, 4]);
});

test('Sow Discord: once in a play phase, with a hand card, on others', () => {
  const { zhou, liu } = table({ zhou: { hero: 'zhou-yu', hand: ['dodge', 'dodge'] }, liu: {}, zhang: {} });
  expect(zhou.offered).toEqual(['fanjian>liu', 'fanjian>zhang', 'end']);
  zhou.invokes('fanjian', { on: liu });
  liu.picks('diamond');
  expect(zhou.offered).toEqual(['end']);
});

test('Sow Discord is not offered without a hand card', () => {
  const { zhou } = table({ zhou: { hero: 'zhou-yu', equipment: ['plus-mount'] }, liu: {} });
  expect(zhou.offered).toEqual(['end']);
});

test('Sow Discord: who dies of it is slain by Zhou Yu', () => {
  const { zhou, liu } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7'] }, liu: { hp: 1 }, zhang: {} });
  zhou.invokes('fanjian', { on: liu });
  liu.picks('club');
  expect([liu.alive, zhou.hand.length]).toEqual([false, 3]); // a rebel's reward
});

test('Sow Discord: the suit is the one the card has for its new owner', () => {
  const text = { en: ['Fair', ''], zh: ['Fair', ''] } as const;
  const fair = standing('test-fair', text, {
    suit: (_g, owner, seat, suit) => (owner === seat && suit === 'spade' ? 'heart' : null),
  });
  defineSkills('identity', [fair]);
  const names = { en: 'Fair', zh: 'Fair' };
  defineHeroes('identity', [
    { id: 'fair', kingdom: 'wu', gender: 'female', life: 3, skills: ['test-fair'], text: names },
  ]);
  const { zhou, xiao } = table({ zhou: { hero: 'zhou-yu', hand: ['strike:S7'] }, xiao: { hero: 'fair' } });
  zhou.invokes('fanjian', { on: xiao });
  xiao.picks('heart');
  expect(xiao.hp).toBe(3);
});

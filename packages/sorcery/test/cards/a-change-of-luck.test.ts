import { expect, test } from 'vitest';
import { table } from '../table.ts';

const five = ['bomb', 'banish', 'silence', 'enrage', 'blizzard'];

test('A Change of Luck shuffles both decks: the same cards in an order that the game draws', () => {
  const t = table({
    p1: { magic: 1, hand: ['a-change-of-luck', 'bomb'], deck: five },
    p2: { deck: five, hand: ['bomb'] },
  });
  t.p1.plays('a-change-of-luck');
  expect(t.p1.deck.toSorted()).toEqual(five.toSorted());
  expect(t.p2.deck.toSorted()).toEqual(five.toSorted());
  expect([t.p1.deck, t.p2.deck]).not.toEqual([five, five]);
  expect([t.p1.magic, t.p1.hand, t.p2.hand]).toEqual([0, ['bomb'], ['bomb']]);
  expect(t.told).toContain('decks-shuffled');
});

test('A Change of Luck tells nobody the new order', () => {
  const t = table({ p1: { hand: ['a-change-of-luck'], deck: five }, p2: { deck: five } });
  const before = t.match.view(1).players[0].unseen;
  t.p1.plays('a-change-of-luck');
  const after = t.match.view(1).players[0];
  expect(after.unseen).toEqual(before.filter((name) => name !== 'a-change-of-luck'));
  expect(after.deckOrder).toBe(null);
});

test('A Change of Luck may be played with empty decks, but not without magic', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['a-change-of-luck', 'a-change-of-luck'] }, p2: { minions: ['bomb'] } });
  p1.plays('a-change-of-luck');
  expect(p1.cannotPlay('a-change-of-luck')).toBe('too-little-magic');
});

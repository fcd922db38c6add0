import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDiamond } from '../src/cards.ts';
import { checkMove, parseCards, statsOf } from '../src/index.ts';

type Row = [cards: string, stats: string];

const stats = (cards: string, clamp: 'each' | 'end' = 'each'): string => {
  const { attack, defence } = statsOf(parseCards(cards), clamp);
  return `${attack}/${defence}`;
};

describe('the examples of the hand-out', () => {
  const rows: [rule: string, ...Row][] = [
    ['B1', '[6H]', '6/6'],
    ['B2', '[6H, 3C]', '9/6'],
    ['B2', '[6H, 3S]', '6/9'],
    ['B3', '[6H, 3C, 5D]', '4/6'],
    ['B3', '[6H, 3S, 5D]', '6/4'],
    ['B3', '[6H, 3C, 10D]', '0/6'],
    ['B4', '[6H, 6C]', '18/6'],
    ['B4', '[6H, 6C, 6D]', '6/6'],
    ['B4', '[6H, 10C, KD]', '0/6'],
    ['A4', '[6H, 3C, 7D]', '2/6'],
  ];
  test.each(rows)('%s: %s is %s', (_, cards, wanted) => expect(stats(cards)).toBe(wanted));

  test('B3: [6H, 5D] is invalid', () => {
    const [heart = -1, diamond = -1] = parseCards('[6H, 5D]');
    expect(() => checkMove({ turn: 2, seat: 2, card: diamond, pile: 0, on: [heart] })).toThrow(
      'player 2 lays 5D on pile 0 [6H] at turn 3: a diamond may not lie directly on a heart (R3)',
    );
  });
});

describe('the examples of the spec page', () => {
  const rows: Row[] = [
    ['6H', '6/6'],
    ['6H,3C', '9/6'],
    ['6H,3S', '6/9'],
    ['6H,3C,5D', '4/6'],
    ['6H,3S,5D', '6/4'],
    ['6H,3C,TD', '0/6'],
    ['6H,6C', '18/6'],
    ['6H,6C,6D', '6/6'],
    ['6H,TC,KD', '0/6'],
    ['6H,6S,6D', '6/6'],
    ['QH,QC', '30/10'],
    ['2H,3C,3D,3D', '0/2'],
    ['2H,3S,3D,3D', '2/0'],
    ['5H,4C,2D,3D', '4/5'],
    ['3H,2S,9D,4S', '3/4'],
    ['6H,3C,3S', '9/12'],
    ['8H,4C,5C,8S,3D,3C', '23/13'],
  ];
  test.each(rows)('%s is %s', (cards, wanted) => expect(stats(cards)).toBe(wanted));
});

describe('an effect is doubled by the card directly beneath it, if the values are equal', () => {
  const rows: Row[] = [
    ['TH,KC', '30/10'], // the court cards and the ten double each other
    ['JH,QS', '10/30'],
    ['6H,KC,JD', '0/6'],
    ['6H,5C,5S', '11/16'], // another suit beneath
    ['9H,2C,2D,2C', '11/9'], // a diamond beneath
    ['6H,3C,6S', '9/12'], // not what lies deeper
    ['6H,3C,6C', '15/6'],
  ];
  test.each(rows)('%s is %s', (cards, wanted) => expect(stats(cards)).toBe(wanted));
});

describe('a diamond turns on what the nearest card below that is no diamond did', () => {
  const rows: Row[] = [
    ['9H,4C,2D,3D', '8/9'],
    ['9H,4S,2D,3D', '9/8'],
    ['9H,4C,3S,2D', '13/10'],
    ['9H,4S,3C,2D', '10/13'],
    ['9H,4S,2D,3C,5D', '7/11'],
  ];
  test.each(rows)('%s is %s', (cards, wanted) => expect(stats(cards)).toBe(wanted));
});

describe("clamp: 'each' lifts a stat back to 0 after every card, 'end' once", () => {
  const rows: [cards: string, each: string, end: string][] = [
    ['3H,2S,9D,4S', '3/4', '3/0'],
    ['2H,3C,TD,9C', '9/2', '4/2'],
    ['2H,3C,3D,3D', '0/2', '0/2'],
    ['2H,3C,TD', '0/2', '0/2'],
    ['6H,3C,5D', '4/6', '4/6'],
    ['2H,3S,KD,QD,5S', '2/5', '2/0'],
  ];
  test.each(rows)('%s is %s, or %s', (cards, each, end) => {
    expect([stats(cards, 'each'), stats(cards, 'end')]).toEqual([each, end]);
  });
});

test('an empty pile has nothing', () => expect(statsOf([])).toEqual({ attack: 0, defence: 0 }));

const card = (suit: number): fc.Arbitrary<number> => fc.integer({ min: suit * 12, max: suit * 12 + 11 });
const effect = fc.oneof(card(0), card(2), card(3));
const piles = fc
  .tuple(card(1), fc.array(effect, { maxLength: 12 }))
  .filter(([, effects]) => effects[0] === undefined || !isDiamond(effects[0]))
  .map(([heart, effects]) => [heart, ...effects]);

test("no stat is ever below 0, and 'each' is never below 'end'", () => {
  fc.assert(
    fc.property(piles, (pile) => {
      const [each, end] = [statsOf(pile, 'each'), statsOf(pile, 'end')];
      expect(Math.min(end.attack, end.defence)).toBeGreaterThanOrEqual(0);
      expect(each.attack).toBeGreaterThanOrEqual(end.attack);
      expect(each.defence).toBeGreaterThanOrEqual(end.defence);
    }),
  );
});

test('a card changes one stat at most, by its value or twice that', () => {
  fc.assert(
    fc.property(piles, (pile) => {
      fc.pre(pile.length > 1);
      const [before, after] = [statsOf(pile.slice(0, -1)), statsOf(pile)];
      const changes = [after.attack - before.attack, after.defence - before.defence].filter((by) => by !== 0);
      expect(changes.length).toBeLessThanOrEqual(1);
      expect(Math.abs(changes[0] ?? 0)).toBeLessThanOrEqual(20);
    }),
  );
});

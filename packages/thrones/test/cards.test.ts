import { BadInputError } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { RANKS, SUITS } from '../src/cards.ts';
import { CARD_COUNT, formatCard, formatCards, isHeart, parseCard, parseCards, suitOf, valueOf } from '../src/index.ts';

const ALL = Array.from({ length: CARD_COUNT }, (_, card) => card);

test('there are 48 cards: no aces', () => {
  expect(CARD_COUNT).toBe(48);
  expect(ALL.map(formatCard).join(' ')).toBe(
    [
      'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
      'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D',
      'KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C',
    ].join(' '),
  );
});

test('reading what was written gives the card', () => {
  expect(ALL.map((card) => parseCard(formatCard(card)))).toEqual(ALL);
  expect(parseCards(formatCards(ALL))).toEqual(ALL);
});

describe('value', () => {
  const rows: [cards: string, value: number][] = [
    ['KS,QH,JD,TC', 10],
    ['9S,9H,9D,9C', 9],
    ['6S,6H,6D,6C', 6],
    ['2S,2H,2D,2C', 2],
  ];
  test.each(rows)('of %s is %d', (cards, value) => {
    expect(parseCards(cards).map(valueOf)).toEqual([value, value, value, value]);
  });

  test('of all hearts together is 84', () => {
    expect(
      ALL.filter(isHeart)
        .map(valueOf)
        .reduce((a, b) => a + b),
    ).toBe(84);
  });
});

describe('a card is read in any of its forms', () => {
  const rows: [text: string, card: string][] = [
    ['TH', 'TH'],
    ['10H', 'TH'],
    ['10d', 'TD'],
    ['kh', 'KH'],
    [' 6C ', '6C'],
  ];
  test.each(rows)('%j', (text, card) => expect(formatCard(parseCard(text))).toBe(card));

  test.each(['[6H,3C]', '6H,3C', ' [ 6h , 3c ] ', '6H, 3C'])('a list as %j', (text) => {
    expect(formatCards(parseCards(text))).toBe('[6H,3C]');
  });
});

describe('what is no card is refused', () => {
  test.each(['', 'AH', '1H', '11H', '0H', '6', 'H', '6X', '6HH', 'H6', '66H'])('%j', (text) => {
    expect(() => parseCard(text)).toThrow(BadInputError);
    expect(() => parseCard(text)).toThrow(
      `"${text}" is no card; a card is a rank (2-9, T, J, Q, K) and a suit (S, H, D, C) such as 6H`,
    );
  });
  test.each(['', '6H,', '6H,,3C', '6H 3C', '6H;3C'])('in the list %j', (text) => {
    expect(() => parseCards(text)).toThrow('is no card');
  });
});

test('hands are sorted by number: suits S H D C, ranks K to 2', () => {
  expect([SUITS.join(''), RANKS.join('')]).toEqual(['SHDC', 'KQJT98765432']);
  expect(ALL.map(suitOf).join('')).toBe(`${'S'.repeat(12)}${'H'.repeat(12)}${'D'.repeat(12)}${'C'.repeat(12)}`);
});

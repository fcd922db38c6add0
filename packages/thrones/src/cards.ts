import { BadInputError } from '@cardwright/engine';

/** A card is a number from 0 to 47. In this order hands are sorted: suits S H D C, within a suit K Q J T 9 … 2. */
export type Card = number;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

export const CARD_COUNT = SUITS.length * RANKS.length;
const VALUES = [10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2];

const SUIT_OF = Array.from({ length: CARD_COUNT }, (_, card) => SUITS[Math.floor(card / RANKS.length)] as Suit);
const VALUE_OF = Array.from({ length: CARD_COUNT }, (_, card) => VALUES[card % RANKS.length] as number);

export const suitOf = (card: Card): Suit => SUIT_OF[card] as Suit;
export const valueOf = (card: Card): number => VALUE_OF[card] as number;
export const isHeart = (card: Card): boolean => suitOf(card) === 'H';
export const isDiamond = (card: Card): boolean => suitOf(card) === 'D';

export const formatCard = (card: Card): string => `${RANKS[card % RANKS.length]}${suitOf(card)}`;
export const formatCards = (cards: readonly Card[]): string => `[${cards.map(formatCard).join(',')}]`;

/** Reads `KH`, `th` or `10H`. */
export function parseCard(text: string): Card {
  const [, rank = '', suit = ''] = /^\s*(10|[KQJT2-9])([SHDC])\s*$/i.exec(text) ?? [];
  if (suit === '')
    throw new BadInputError(
      `"${text.trim()}" is no card; a card is a rank (2-9, T, J, Q, K) and a suit (S, H, D, C) such as 6H`,
    );
  const r = RANKS.indexOf((rank === '10' ? 'T' : rank.toUpperCase()) as Rank);
  return SUITS.indexOf(suit.toUpperCase() as Suit) * RANKS.length + r;
}

/** Reads `[6H,3C]` or `6H, 3C`. */
export const parseCards = (text: string): Card[] =>
  text
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(',')
    .map(parseCard);

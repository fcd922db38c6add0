import { BadInputError } from '@cardwright/engine';
import type { CardDefinition } from './definitions.ts';

export const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;
export type Suit = (typeof SUITS)[number];
export type Color = 'red' | 'black';

/** A card's kind by its id: strike, barbarian-invasion, chu-ko-nu … */
export type CardName = string;
/** A skill by its id: jianxiong, wusheng … */
export type SkillId = string;

/** A printed card. */
export interface Face {
  readonly name: CardName;
  readonly suit: Suit;
  readonly rank: number; // 1 (ace) to 13 (king)
  readonly mount?: string; // which mount it is, if it has a name of its own
}

/** A physical card of a deck: its face, and the card it is where no skill makes anything else of it. */
export interface PhysicalCard extends Face {
  readonly plain: Card;
  readonly definition: CardDefinition;
}

/** A card as it is used, played or judged: itself, or what a skill makes of none, one or several real cards. */
export interface Card {
  readonly name: CardName;
  readonly suit: Suit | null; //      one real card: its suit; none or several: no suit
  readonly color: Color | null; //    several of one colour keep the colour
  readonly rank: number; //           0: no rank
  readonly real: readonly number[]; // the physical cards
  readonly skill: SkillId | null; //  what made it, if it is not simply itself
}

export const colorOf = (suit: Suit): Color => (suit === 'heart' || suit === 'diamond' ? 'red' : 'black');

/** A physical card as itself, with the suit printed on it. */
export const plainCardOf = ({ name, suit, rank }: Face, id: number): Card => ({
  name,
  suit,
  color: colorOf(suit),
  rank,
  real: [id],
  skill: null,
});

/** The elements a Strike can have; the names of all Strikes. */
export const STRIKES: ReadonlySet<CardName> = new Set(['strike', 'fire-strike', 'lightning-strike']);

/** Whether a card of this name answers to that name: every Strike is a Strike, every Negate a Negate. */
export const isNamed = (name: CardName, wanted: CardName): boolean =>
  name === wanted || (wanted === 'strike' && STRIKES.has(name)) || (wanted === 'negate' && name === 'national-negate');

const SUIT_LETTERS: Readonly<Record<Suit, string>> = { spade: 'S', heart: 'H', club: 'C', diamond: 'D' };
const RANK_LETTERS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const formatRank = (rank: number): string => RANK_LETTERS[rank] ?? '';

/** Short names that tell every physical card of a deck apart: S7a, S7b … */
export function codesOf(faces: readonly Face[]): string[] {
  const seen = new Map<string, number>();
  return faces.map(({ suit, rank }) => {
    const base = `${SUIT_LETTERS[suit]}${formatRank(rank)}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return base + letters(count);
  });
}

/** a to z, then aa, ab … */
const letters = (count: number): string =>
  (count < 26 ? '' : letters(Math.floor(count / 26) - 1)) + String.fromCharCode(97 + (count % 26));

export function parseRank(text: string): number {
  const rank = RANK_LETTERS.indexOf(text.trim().toUpperCase());
  if (rank < 1) throw new BadInputError(`"${text.trim()}" is no rank; ranks are A, 2 to 10, J, Q, K`);
  return rank;
}

export function parseSuit(text: string): Suit {
  const suit = SUITS.find((each) => each === text.trim().toLowerCase());
  if (suit === undefined) throw new BadInputError(`"${text.trim()}" is no suit; suits are Heart, Spade, Diamond, Club`);
  return suit;
}

import type { Random, Seat } from '@cardwright/engine';
import { CARD_COUNT, type Card, isHeart } from './cards.ts';

export const SEATS = 4;
export const HEARTS_EACH = 3;
export const EFFECTS_EACH = 9;

export interface DealtHands {
  readonly start: Seat;
  readonly hands: Card[][];
}

/** The deal, in the order of the hand-out: the start player, three hearts each, then nine rounds of effect cards. */
export function deal(random: Random): DealtHands {
  const start = random.below(SEATS);
  const hearts = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(isHeart);
  const effects = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !isHeart(card));
  const hands: Card[][] = Array.from({ length: SEATS }, () => []);
  const draw = (from: Card[]): Card => from.splice(random.below(from.length), 1)[0] as Card;
  for (const hand of hands) for (let i = 0; i < HEARTS_EACH; i++) hand.push(draw(hearts));
  for (let round = 0; round < EFFECTS_EACH; round++) for (const hand of hands) hand.push(draw(effects));
  for (const hand of hands) hand.sort((a, b) => a - b);
  return { start, hands };
}

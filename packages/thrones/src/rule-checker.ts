import { type Card, formatCard, formatCards, suitOf } from './cards.ts';

/** A move that breaks the rules. Correct play never causes one: it means the program itself is wrong. */
export class BrokeRuleError extends Error {
  override name = 'BrokeRuleError';
}

/** One turn as the table saw it. `card` is null for a pass. */
export interface Move {
  readonly turn: number; // 0 to 11 within the play
  readonly seat: number;
  readonly card: Card | null;
  readonly pile: number;
  readonly on: readonly Card[]; // the pile before the card
}

/**
 * Checks a move against the written rules. It shares nothing with the code that offers moves, so that one can
 * catch the other.
 */
export function checkMove({ turn, seat, card, pile, on }: Move): void {
  const fail = (rule: string): never => {
    const what = card === null ? 'passes' : `lays ${formatCard(card)} on pile ${pile} ${formatCards(on)}`;
    throw new BrokeRuleError(`player ${seat} ${what} at turn ${turn + 1}: ${rule}`);
  };
  if (turn === 0 || turn === 1) {
    if (card === null || suitOf(card) !== 'H') fail('the first two players must each play a heart (R1)');
    if (pile !== seat % 2 || on.length !== 0) fail('a heart opens the pile of its own team (R1)');
    return;
  }
  if (card === null) return;
  if (suitOf(card) === 'H') fail('hearts are illegal after the first two turns (R2)');
  if (on.length === 0) fail('an effect needs a character beneath it (R3)');
  if (suitOf(card) === 'D' && suitOf(on[on.length - 1] as Card) === 'H')
    fail('a diamond may not lie directly on a heart (R3)');
  if (pile !== 0 && pile !== 1) fail('there are two piles, 0 and 1 (R4)');
}

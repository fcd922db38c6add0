import type { Seat } from '@cardwright/engine';
import type { Card } from './card.ts';
import { fire, fireFor } from './moment.ts';
import type { Asks, Judgement, Now } from './state.ts';
import { asItself, handOf, move, PROCESSING, settle, takeTop } from './zones.ts';

/**
 * A judgement: the top card is turned up, everybody in turn may replace it, then it counts. Returns the final card with
 * the suit it has for whoever is judged. The card is in the discard pile afterwards, unless a skill took it.
 */
export function* judge(g: Now, seat: Seat, reason: string): Asks<Card> {
  const [card] = takeTop(g, 1);
  const judgement: Judgement = { seat, reason, card: card as number };
  g.state.judging.push(judgement);
  yield* move(g, [judgement.card], null, PROCESSING, { reason: 'judged', quiet: true });
  g.emit?.({ type: 'judgement-started', seat, name: reason, card: asItself(g, judgement.card, seat) });
  yield* fire(g, 'retrial', { judgement });
  yield* fireFor(g, seat, 'judgement-due', { judgement });
  const result = asItself(g, judgement.card, seat);
  g.emit?.({ type: 'judged', seat, name: reason, card: result });
  yield* fire(g, 'judged', { judgement });
  g.state.judging.pop();
  settle(g, [judgement.card]);
  return result;
}

/** Puts another card in a judgement's place. The old one is discarded, or goes to whoever replaced it. */
export function* replaceJudgement(
  g: Now,
  judgement: Judgement,
  seat: Seat,
  card: number,
  old: 'discard' | 'gain',
): Asks {
  const before = judgement.card;
  judgement.card = card;
  const gone = move(g, [card], seat, PROCESSING, { reason: 'played', quiet: true });
  g.emit?.({
    type: 'judgement-replaced',
    seat,
    to: judgement.seat,
    name: judgement.reason,
    card: asItself(g, card, judgement.seat),
  });
  yield* gone;
  if (old === 'discard') settle(g, [before]);
  else if (g.state.processing.includes(before)) yield* move(g, [before], null, handOf(seat), { reason: 'gained' });
}

import type { Seat } from '@cardwright/engine';
import type { Card, CardName } from './card.ts';
import { isOfKingdom } from './heroes.ts';
import { fire } from './moment.ts';
import { seek } from './respond.ts';
import { livingFrom } from './seats.ts';
import { NEED, type Need } from './skill.ts';
import { type Asks, isAlive, type Kingdom, type Now } from './state.ts';
import { noteStrike } from './struck.ts';
import { move, PROCESSING } from './zones.ts';

/** The others of a kingdom are asked in turn to play a card for somebody who needs it. The first who does ends the asking. */
export function* askForHelp(g: Now, self: Seat, need: Need, kingdom: Kingdom, name: CardName): Asks<Card | null> {
  for (const helper of livingFrom(g, self)) {
    if (helper === self || !isAlive(g, helper) || !isOfKingdom(g, helper, kingdom)) continue;
    const found = yield* seek(g, {
      ...NEED,
      seat: helper,
      name,
      mode: 'play',
      use: need.use,
      help: self,
    });
    if (found === null) continue;
    const { card, owner } = found;
    g.emit?.({ type: 'card-played', seat: helper, card, to: self });
    noteStrike(g, helper, card);
    if (owner !== null) yield* move(g, card.real, owner, PROCESSING, { reason: 'played', quiet: true });
    yield* fire(g, 'answered', { seat: helper, card, mode: 'play' });
    return card;
  }
  return null;
}

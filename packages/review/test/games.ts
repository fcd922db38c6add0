import { type Choice, childSeed, type Event, Match, type MatchRecord, randomFrom, type Seat } from '@cardwright/engine';
import { type Bot, type Offer, Seating, usualBot } from '@cardwright/players';
import type { Moment } from '../src/moment.ts';

/** A match in mid-game, all that has happened in it, and what its bot would do. */
export interface MomentInGame extends Moment {
  readonly choice: Choice;
}

/** Plays a game of bots; one of the seats may be held by another. */
export async function gameOf(
  offer: Offer,
  seed: number,
  look: (moment: MomentInGame) => void | Promise<void> = () => {},
  guest: { readonly seat: Seat; readonly bot: Bot } | null = null,
  seats = offer.game.seats.default,
): Promise<MatchRecord> {
  const bots = Array.from({ length: seats }, (_, seat) => (guest?.seat === seat ? guest.bot : usualBot(offer)));
  const seating = new Seating(bots, seed, { isHeard: true });
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
    seating.listen?.(event);
  };
  const match = Match.start(offer.game, { seed, seats }, { listen });
  const random = randomFrom(childSeed(seed, 1));
  while (match.decision !== null) {
    const { choice } = await seating.ask(match, random);
    await look({ match, events, choice });
    match.choose(choice);
  }
  return match.record([]);
}

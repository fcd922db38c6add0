import { childSeed, type Event, type GameTypes, type Match, randomFrom, type Seat, seenBy } from '@cardwright/engine';
import { Asking } from '@cardwright/players';

/** A match at one of its choices, and all that has happened until then. */
export interface Moment {
  readonly match: Match;
  readonly events: readonly Event[];
}

export const toldTo = ({ events }: Moment, viewer: Seat | 'public'): Event[] =>
  events.map((event) => seenBy(event, viewer));

/** The seed of all that a decision is judged by: nothing but its number among the seat's own goes into it. */
const OWN = 5081;

/** The question as the seat was asked it: what it knew, and the worlds it could imagine. */
export const askingAt = (moment: Moment, number: number): Asking<GameTypes> =>
  new Asking(moment.match, randomFrom(childSeed(OWN, number)), {}, { told: (seat) => toldTo(moment, seat) }, true);

import { type LogLine, linesOf, namesIn } from '@cardwright/client';
import { type Choice, type Event, type Language, type Match, type Seat, seenBy } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import type { GameEntry } from '@cardwright/registry';

const DREAMS = [1, 2, 3, 4, 5, 6, 7, 8] as const; // what is luck is seldom the same in all of them

interface Foreseer {
  readonly entry: GameEntry;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly seat: Seat; // who is asked
}

/** What a choice does in a world that this seat could imagine, as far as everybody would learn of it. */
function eventsOf(match: Match, seat: Seat, seed: number, choice: Choice): Event[] {
  const events: Event[] = [];
  const world = match.imagine(seat, seed, { listen: (event) => events.push(seenBy(event, 'public')) });
  world.choose(choice);
  const next = events.findIndex(({ type }) => type === 'turn-started');
  return next < 0 ? events : events.slice(0, next);
}

/** What will happen if this is chosen, in its order: by the rules themselves, as far as it is the same whatever is hidden. */
export function foreseen(match: Match, choice: Choice, { entry, seats, options, language, seat }: Foreseer): LogLine[] {
  const [events = [], ...others] = DREAMS.map((seed) => eventsOf(match, seat, seed, choice));
  const end = events.findIndex((event, i) => {
    const text = JSON.stringify(event);
    return others.some((other) => JSON.stringify(other[i]) !== text);
  });
  const sure = end < 0 ? events : events.slice(0, end);
  const names = namesIn(entry, match.view('public'), match.seats, seats);
  return linesOf([{ at: match.length, events: sure, names }], entry, options, language, seat);
}

import { type Event, Match, type MatchRecord, type Seat } from '@cardwright/engine';
import { chancesNow, wonBy } from './chances.ts';
import type { Estimate } from './estimate.ts';
import { type Reviewable, sidesOf } from './review.ts';
import { searchOf } from './search-of.ts';

/** A turn, or two adjoining ones, in which the chance of a side changed much. */
export interface TurningPoint {
  readonly turn: number; //  the one that changed most
  readonly before: number;
  readonly after: number;
}

const LEAST = 0.05; // what changes less may be sampling
const MOST_TURNINGS = 3;

/** The chance of a seat's side after each of these numbers of choices, one after the other; at last what it won. */
export async function* chanceLine(
  offer: Reviewable,
  record: MatchRecord,
  seat: Seat,
  after: readonly number[],
  playouts: number,
): AsyncGenerator<Estimate> {
  const search = searchOf(offer);
  const sides = sidesOf(offer, record);
  const own = sides.findIndex(({ seats }) => seats.includes(seat));
  const events: Event[] = [];
  const match = Match.start(offer.game, record, { listen: (event) => events.push(event) });
  await search.ready?.(match.view('public'));
  for (const at of [...after, record.choices.length]) {
    for (const { keys } of record.choices.slice(match.length, at)) match.chooseKeys(keys);
    const won = match.outcome === null ? null : wonBy(sides, match.outcome)[own];
    if (won == null) yield chancesNow({ match, events }, at, sides, search, playouts)[own] as Estimate;
    else yield { value: won, error: 0 };
  }
}

interface Change extends TurningPoint {
  readonly from: number;
  readonly to: number;
}

/** All changes within a turn, and within two where the second goes on with the first. */
function changesIn(line: readonly number[]): Change[] {
  const at = (turn: number): number => line[turn] as number;
  return line.slice(1).flatMap((_, from) => {
    const step = at(from + 1) - at(from);
    const one = { from, to: from + 1, turn: from, before: at(from), after: at(from + 1) };
    if (from + 2 >= line.length) return [one];
    const next = at(from + 2) - at(from + 1);
    if (Math.sign(step) !== Math.sign(next) || Math.min(Math.abs(step), Math.abs(next)) < LEAST) return [one];
    const turn = Math.abs(next) > Math.abs(step) ? from + 1 : from;
    return [one, { from, to: from + 2, turn, before: at(from), after: at(from + 2) }];
  });
}

/** Where it turned: the few largest changes, in their order, none within another. `line` has the chance before every turn, and the end. */
export function turningsIn(line: readonly number[]): TurningPoint[] {
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const found: Change[] = [];
  for (const change of changesIn(line).sort((a, b) => size(b) - size(a))) {
    if (found.length === MOST_TURNINGS || size(change) < LEAST) break;
    if (found.every(({ from, to }) => change.to <= from || change.from >= to)) found.push(change);
  }
  return found.sort((a, b) => a.from - b.from).map(({ turn, before, after }) => ({ turn, before, after }));
}

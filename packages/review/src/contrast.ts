import { type Event, type GameTypes, type Match, one, randomFrom, seenBy, type World } from '@cardwright/engine';
import { Asking } from '@cardwright/players';
import { causesIn, foresight, type Table } from './cause.ts';
import { type Moment, toldTo } from './moment.ts';
import type { Reviewable } from './review.ts';
import type { Cause } from './reviewed.ts';
import { searchOf } from './search-of.ts';
import { usualChoice } from './verdict.ts';

/** How it may go on after an option, in a world its seat could imagine: of all that were looked at, the one in the middle. */
export interface Continuation {
  readonly key: string;
  readonly events: readonly Event[]; // as the seat would be told of them
}

/** What comes of the best option and of another one, and what goes with the difference. */
export interface Contrast {
  readonly best: Continuation;
  readonly other: Continuation;
  readonly causes: readonly Cause[];
}

const WORLDS = 40;
const LUCK = 6007;

/** The question as its seat is asked it. It is known of what seed the last world was. */
class Recalling extends Asking<GameTypes> {
  seed = 0;

  constructor(moment: Moment) {
    super(moment.match, randomFrom(LUCK), {}, { told: (seat) => toldTo(moment, seat) }, true);
  }

  override imagine(seed: number): World {
    this.seed = seed;
    return super.imagine(seed);
  }
}

/** Those who answer at once and mean what they do, the strongest first. */
const tempted = ({ bots }: Reviewable) =>
  bots.filter(({ searches, level }) => searches !== true && level !== 'L0').reverse();

/** What somebody who does not look ahead does instead of the best; null: nobody does. */
export function temptationAt(offer: Reviewable, moment: Moment, best: string): string | null {
  for (const bot of tempted(offer)) {
    const ask = new Recalling(moment);
    const [index] = usualChoice(bot, ask);
    const key = index === undefined ? undefined : ask.keys[index];
    if (key !== undefined && key !== best) return key;
  }
  return null;
}

/** Holds two options of a question against each other, by what its seat knows: the same luck whenever it is asked. */
export async function contrastAt(offer: Reviewable, moment: Moment, best: string, other: string): Promise<Contrast> {
  await searchOf(offer).ready?.(moment.match.view('public'));
  const [better, worse] = [ahead(offer, moment, best), ahead(offer, moment, other)];
  return { best: better.course, other: worse.course, causes: causesIn(worse.tables, better.tables) };
}

function ahead(offer: Reviewable, moment: Moment, key: string): { tables: readonly Table[]; course: Continuation } {
  const ask = new Recalling(moment);
  const search = searchOf(offer);
  const index = ask.keys.indexOf(key);
  if (index < 0) throw new Error(`${key} cannot be chosen here`);
  const comparison = search.comparison(ask, one(index));
  const { tableAfter, playOn } = foresight(ask, comparison, search, offer.facts ?? (() => []));
  const seen = Array.from({ length: WORLDS }, (_, number) => {
    const table = tableAfter(0, number);
    return { number, table, seed: ask.seed };
  });
  const middle = seen.toSorted((a, b) => a.table.chance - b.table.chance)[WORLDS / 2] as (typeof seen)[number];
  const keys = comparison.plan?.(0) ?? [key];
  const events = told(moment.match, middle.seed, keys, (world) => playOn(world, middle.number));
  return { tables: seen.map(({ table }) => table), course: { key, events } };
}

/** What the seat would be told in the world of a seed, when it did this and all went on. */
function told(match: Match, seed: number, keys: readonly string[], goOn: (world: World) => void): Event[] {
  const seat = match.decision?.seat ?? 0;
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(seenBy(event, seat));
  };
  const world = match.imagine(seat, seed, { listen, checkpoints: false });
  for (const key of keys) {
    const index = world.decision?.options.findIndex((option) => world.keyOf(option) === key) ?? -1;
    if (index < 0) break; // it was meant to, but in this world it cannot
    world.choose(one(index));
  }
  goOn(world);
  return events;
}

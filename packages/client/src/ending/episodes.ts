import { type Event, Match, type MatchRecord, type Outcome } from '@cardwright/engine';
import type { Staged } from '../stage.ts';
import type { Annals, Count, Episode } from './annals.ts';
import type { ChronicleRound, Steps } from './chronicle.ts';

/** A record played again: all that happened, and how it stands at the end. */
export interface Played {
  readonly episodes: readonly Episode[];
  readonly view: unknown;
  readonly outcome: Outcome | null;
}

interface Heard {
  readonly event: Event;
  readonly at: number;
  readonly count: Count;
}

/** Plays a record again and notes where it stood whenever something happened. */
export function played({ game }: Staged, record: MatchRecord, { count }: Pick<Annals, 'count'>): Played {
  const heard: Heard[] = [];
  const early: Event[] = []; // before there was a table to look at
  let [match, at]: [Match | null, number] = [null, 0];
  const listen = (event: Event): void => {
    if (match === null) early.push(event);
    else heard.push({ event, at, count: count(match.view('public')) });
  };
  match = Match.start(game, record, { listen, checkpoints: false });
  const first = count(match.view('public'));
  heard.unshift(...early.map((event) => ({ event, at: 0, count: first })));
  for (const { keys } of record.choices) {
    at++;
    match.chooseKeys(keys);
  }
  return { episodes: placed(heard), view: match.view('all'), outcome: match.outcome };
}

/** Every turn is as wide as any other; what happened in one stands in it side by side. */
function placed(heard: readonly Heard[]): Episode[] {
  const sizes = new Map<number, number>();
  for (const { count } of heard) if (count.turn !== null) sizes.set(count.turn, (sizes.get(count.turn) ?? 0) + 1);
  const order = new Map([...sizes.keys()].map((turn, i) => [turn, i]));
  const seen = new Map<number, number>();
  return heard.map(({ event, at, count }) => {
    if (count.turn === null) return { event, at, count, x: 0 };
    const before = seen.get(count.turn) ?? 0;
    seen.set(count.turn, before + 1);
    const x = (order.get(count.turn) as number) + before / (sizes.get(count.turn) as number);
    return { event, at, count, x };
  });
}

const begunIn = (episodes: readonly Episode[]): Episode[] => episodes.filter(({ count }) => count.turn !== null);

/** What was shown from where on, as steps. */
export function stepsOf(
  episodes: readonly Episode[],
  standing: (count: Count) => number | undefined,
  until: number,
): Steps {
  const steps: (readonly [number, number])[] = [];
  for (const { x, count } of begunIn(episodes)) {
    const value = Math.max(0, standing(count) ?? 0);
    if (x <= until && steps.at(-1)?.[1] !== value) steps.push([steps.length === 0 ? 0 : x, value]);
  }
  const last = steps.at(-1);
  return last === undefined ? [] : [...steps, [until, last[1]]];
}

/** The first thing that happened in every turn. */
export const turnsIn = (episodes: readonly Episode[]): readonly Episode[][] => [
  ...Map.groupBy(begunIn(episodes), ({ x }) => Math.floor(x)).values(),
];

/** Which turns each round had. */
export function roundsIn(episodes: readonly Episode[], label: (round: number) => string): ChronicleRound[] {
  const rounds: { number: number; label: string; from: number; to: number }[] = [];
  for (const [turn, [first]] of turnsIn(episodes).entries()) {
    const { round: number } = (first as Episode).count;
    const last = rounds.at(-1);
    if (last?.number === number) last.to = turn + 1;
    else rounds.push({ number, label: label(number), from: turn, to: turn + 1 });
  }
  return rounds;
}

import { type Choice, childSeed, randomFrom, type Seat, type World } from '@cardwright/engine';
import type { Ask } from '@cardwright/players';
import { type Comparison, judged, playOn, type Search } from '@cardwright/players/search';
import type { Fact, FactsOf } from './facts/facts.ts';
import type { Cause } from './reviewed.ts';

/** A table some turns after one choice or the other: what is counted on it, and the chance to win. */
export interface Table {
  readonly facts: readonly Fact[];
  readonly chance: number;
}

const WORLDS_FROM = 2_000_000;
const MOST_CAUSES = 2;
const SHARE = 0.25; // of the difference that a cause has to account for

/** The game itself: won or lost, for a seat. */
const ending = (world: World, seat: Seat): Fact[] => {
  const share = world.outcome?.scores[seat];
  return [
    { kind: 'wins', of: seat, count: share === 1 ? 1 : 0 },
    { kind: 'loses', of: seat, count: share === 0 ? 1 : 0 },
  ];
};

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How much the chance changes with what is counted, over all tables alike: the slope of a line through them. */
function slope(counts: readonly number[], chances: readonly number[]): number {
  const [x, y] = [mean(counts), mean(chances)];
  let [both, own] = [0, 0];
  for (const [i, count] of counts.entries()) {
    both += (count - x) * ((chances[i] as number) - y);
    own += (count - x) ** 2;
  }
  return own === 0 ? 0 : both / own;
}

/** What goes with the difference between two choices, the most telling first; of one seat one thing only. */
export function causesIn(after: readonly Table[], afterBetter: readonly Table[]): Cause[] {
  const tables = [...after, ...afterBetter];
  const chances = tables.map(({ chance }) => chance);
  const of = (isBetter: boolean, values: readonly number[]): number =>
    mean(isBetter ? values.slice(after.length) : values.slice(0, after.length));
  const gap = of(true, chances) - of(false, chances);
  const causes = (tables[0]?.facts ?? []).map(({ kind, of: seat }, place): Cause => {
    const counts = tables.map(({ facts }) => facts[place]?.count ?? 0);
    const [better, chosen] = [of(true, counts), of(false, counts)];
    const share = gap <= 0 ? 0 : (slope(counts, chances) * (better - chosen)) / gap;
    return { kind, of: seat, chosen, better, weight: Math.min(1, share) };
  });
  const telling = causes.filter(({ weight }) => weight >= SHARE).sort((a, b) => b.weight - a.weight);
  return telling.filter(({ of: seat }, i) => telling.findIndex((each) => each.of === seat) === i).slice(0, MOST_CAUSES);
}

/** The two that are asked about: what was chosen, and what was better. */
export interface Rivals {
  readonly ask: Ask;
  readonly comparison: Comparison;
  readonly challenger: number; // among its candidates; the choice is the first
}

/** Looks what came of the choice and of the better one, in so many worlds the seat could imagine. */
export function causesOf(
  { ask, comparison, challenger }: Rivals,
  search: Search,
  facts: FactsOf,
  worlds: number,
): Cause[] {
  const tablesAfter = lookingAhead(ask, comparison, search, facts, worlds);
  return causesIn(tablesAfter(0), tablesAfter(challenger));
}

/** Plays so many worlds on after a candidate, and looks what is on the tables then. */
export function lookingAhead(
  ask: Ask,
  comparison: Comparison,
  search: Search,
  facts: FactsOf,
  worlds: number,
): (candidate: number) => Table[] {
  const { tableAfter } = foresight(ask, comparison, search, facts);
  return (candidate) => Array.from({ length: worlds }, (_, number) => tableAfter(candidate, number));
}

/** How worlds go on from a question. */
interface Foresight {
  tableAfter(candidate: number, world: number): Table;
  playOn(world: World, number: number): void; // as world number so and so would go on
}

export function foresight(ask: Ask, comparison: Comparison, search: Search, facts: FactsOf): Foresight {
  const { seat } = ask.decision;
  const playing = search.playing(ask.history);
  const from = playing.turnOf(ask.view);
  const seed = ask.random.below(2 ** 31);
  const goOn = (world: World, number: number): void =>
    playOn(world, from, playing, randomFrom(childSeed(seed, number)));
  return {
    playOn: goOn,
    tableAfter: (candidate, number) => {
      const world = worldAfter(ask, comparison, candidate, number, seed);
      goOn(world, number);
      return { chance: judged(world, seat, playing), facts: [...ending(world, seat), ...facts(world.view('all'))] };
    },
  };
}

function worldAfter(ask: Ask, comparison: Comparison, candidate: number, number: number, seed: number): World {
  if (comparison.after !== undefined) return comparison.after(candidate, WORLDS_FROM + number);
  const world = ask.imagine(childSeed(seed, WORLDS_FROM + number));
  world.choose(comparison.candidates[candidate] as Choice);
  return world;
}

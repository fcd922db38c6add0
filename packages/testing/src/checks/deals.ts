import {
  anyChoice,
  childSeed,
  type Deal,
  type Game,
  type GameTypes,
  Match,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { BrokenPromise } from './check.ts';
import { Tally } from './chi-square.ts';
import { Facts, hiddenFrom, kindOf } from './facts.ts';

const DEALS = 120; //    deals whose hidden things are compared with what is imagined of them
const DEVIATIONS = 6; // more of them between the two are no chance (one in a thousand million)
const CHANCE = 1e-9; //  what is as unlikely as that is not honest
const OPENING = 500; //  decisions, at most, until something else is asked than at first

/** The law of total probability: one world imagined of each of many deals is distributed like the deals. */
export function compareDeals<T extends GameTypes>(game: Game<T>, deal: Deal): { dealt: number } {
  const tallies = new Map<string, Tally>();
  const meetings = new Map<string, Meetings>();
  for (let seed = 0; seed < DEALS; seed++) {
    const match = Match.start(game, { ...deal, seed: childSeed(deal.seed, seed) }, { askForced: true });
    const seat = seed % match.seats;
    if (match.decision?.checkpoint === true) tell(tallies, imagined(match, seat, seed));
    playOpening(match, seed);
    if (match.decision?.checkpoint === true) meet(meetings, imagined(match, seat, seed));
  }
  for (const [path, tally] of tallies) {
    const deviation = tally.isVaried ? tally.deviation() : 0;
    if (deviation > DEVIATIONS)
      throw new BrokenPromise(
        `what is imagined of ${path} is not what is dealt: ${deviation.toFixed(1)} standard deviations apart in ${DEALS} deals`,
      );
  }
  for (const [paths, { moments, met, imagines }] of meetings)
    if (met === 0 && (1 - imagines / (moments + 1)) ** moments < CHANCE)
      throw new BrokenPromise(
        `${paths} have nothing in common in ${moments} deals; it is imagined in ${imagines} of them`,
      );
  return { dealt: tallies.size };
}

/** What is, what a seat sees of it, and what it imagines. */
interface Imagined {
  readonly truth: Facts;
  readonly own: Facts;
  readonly world: Facts;
  readonly hidden: readonly string[];
}

function imagined<T extends GameTypes>(match: Match<T>, seat: Seat, seed: number): Imagined {
  const [truth, own] = [new Facts(match.view('all')), new Facts(match.view(seat))];
  return { truth, own, world: new Facts(match.imagine(seat, seed).view('all')), hidden: hiddenFrom(truth, own) };
}

function tell(tallies: Map<string, Tally>, { truth, world, hidden }: Imagined): void {
  for (const path of hidden) {
    const tally = tallies.get(path) ?? new Tally();
    tallies.set(path, tally);
    for (const value of truth.contentOf(path)) tally.add(value, 0);
    for (const value of world.contentOf(path)) tally.add(value, 1);
  }
}

/** Plays at random to a moment at which something else is asked than at first: heroes are chosen, hands are kept. */
function playOpening<T extends GameTypes>(match: Match<T>, seed: number): void {
  const random = randomFrom(seed);
  const first = match.decision?.kind;
  for (let i = 0; i < OPENING && match.decision !== null; i++) {
    if (match.decision.checkpoint && match.decision.kind !== first) return;
    match.choose(anyChoice(match.decision, random));
  }
}

/** How often something a seat sees was also at a place it does not see, in truth and in what it imagined. */
interface Meetings {
  moments: number;
  met: number;
  imagines: number;
}

/** Looks whether what stands in a list the seat sees stands at a hidden place too: what I put back, nobody else can have. */
function meet(meetings: Map<string, Meetings>, { truth, own, world, hidden }: Imagined): void {
  const kinds = Map.groupBy(hidden, kindOf);
  for (const [seen, content] of own.lists) {
    for (const [kind, paths] of kinds) {
      const isMet = (facts: Facts): boolean =>
        paths.some((path) => [...facts.contentOf(path)].some((value) => content.has(value)));
      const key = `${kindOf(seen)} of the own view and the hidden ${kind}`;
      const counts = meetings.get(key) ?? { moments: 0, met: 0, imagines: 0 };
      meetings.set(key, counts);
      counts.moments++;
      if (isMet(truth)) counts.met++;
      if (isMet(world)) counts.imagines++;
    }
  }
}

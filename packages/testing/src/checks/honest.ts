import {
  anyChoice,
  childSeed,
  type Deal,
  type Event,
  type Game,
  type GameTypes,
  listenAs,
  Match,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check, mustEqual } from './check.ts';
import { Tally } from './chi-square.ts';
import { contentOf, type Facts, factsOf, hiddenFrom, kindOf } from './facts.ts';
import { Novelty } from './novelty.ts';

const DEALS = 120; //    deals whose first hidden cards are compared with what is imagined of them
const DEVIATIONS = 6; // more of them between the two are no chance (one in a thousand million)
const WORLDS = 12; //    imagined at a moment to see what changes
const LOOKS = 6; //      moments of a game at which that is looked at
const STUCK = 0.5; //    the share of them at which a place may show the truth in every world
const SEEN_AT = 4; //    so often a place must have been looked at to be judged
const WAYS = 40; //      moments of a game from which worlds are played on
const STEPS = 3; //      how far, at most
const FITTING = 20; //   so many that fit what happened are wanted
const TRIES = 300; //    of so many, at most …
const SHORT = 100; //    … in a game of no more decisions, and of a third of them in longer ones
const CHANCE = 1e-9; //  what is as unlikely as that is not honest

/**
 * Whoever imagines a world knows neither more nor less than the seat it imagines for:
 *  - dealt: over many deals, the hidden things imagined are as frequent as the hidden things that are;
 *  - stuck: what everybody's eye sees and the seat does not, differs from the truth in some world;
 *  - kept: what the seat sees is the same in every world; and what is certain to somebody who has followed the game is certain
 *    in every world. For that, worlds imagined some choices ago are played on, and those in which the seat would have noticed
 *    anything else are dropped: what all the others agree on, the seat has learned.
 */
export const honest: Check = {
  name: 'honest worlds: what a seat cannot know varies as it should, what it knows is kept',
  run(game, deal) {
    const dealt = deal.seed === 0 ? compareDeals(game, deal) : {};
    return { ...dealt, ...lookAround(game, deal) };
  },
};

const all = <T extends GameTypes>(match: Match<T>): Facts => factsOf(match.view('all'));

/** The law of total probability: one world imagined of each of many deals is distributed like the deals. */
function compareDeals<T extends GameTypes>(game: Game<T>, deal: Deal): { dealt: number } {
  const tallies = new Map<string, Tally>();
  for (let seed = 0; seed < DEALS; seed++) {
    const match = Match.start(game, { ...deal, seed: childSeed(deal.seed, seed) }, { askForced: true });
    if (match.decision?.checkpoint !== true) continue;
    const seat = seed % match.seats;
    const truth = all(match);
    const world = all(match.imagine(seat, seed));
    const hidden = hiddenFrom(truth, factsOf(match.view(seat)));
    for (const path of hidden) {
      const tally = tallies.get(path) ?? new Tally();
      tallies.set(path, tally);
      for (const value of contentOf(truth, path)) tally.add(value, 0);
      for (const value of contentOf(world, path)) tally.add(value, 1);
    }
  }
  for (const [path, tally] of tallies) {
    const deviation = tally.deviation();
    if (deviation > DEVIATIONS)
      throw new BrokenPromise(
        `what is imagined of ${path} is not what is dealt: ${deviation.toFixed(1)} standard deviations apart in ${DEALS} deals`,
      );
  }
  return { dealt: tallies.size };
}

function lookAround<T extends GameTypes>(game: Game<T>, deal: Deal): { hidden: number; followed: number } {
  const places = new Map<string, { seen: number; stuck: number }>();
  const novelties = new Map<string, Novelty>();
  let [index, followed] = [0, 0];
  const length = lengthOf(game, deal);
  const tries = length <= SHORT ? TRIES : TRIES / 3;
  const isEvery = (times: number): boolean => {
    const every = Math.max(1, Math.floor(length / times));
    return index % every === deal.seed % every;
  };
  playAtRandom(game, deal, randomFrom(deal.seed), { askForced: true }, (now) => {
    index++;
    if (now.decision === null) return;
    const seats = now.decision.checkpoint ? now.seats : 1;
    if (isEvery(WAYS))
      followed += follow(now, (now.decision.seat + (index % seats)) % now.seats, index, novelties, tries);
    if (isEvery(LOOKS)) for (let i = 0; i < seats; i++) vary(now, (now.decision.seat + i) % now.seats, index, places);
  });
  for (const [path, { seen, stuck }] of places)
    if (seen >= SEEN_AT && stuck > seen * STUCK)
      throw new BrokenPromise(`${path} shows the truth in all ${WORLDS} worlds, at ${stuck} of ${seen} moments`);
  for (const [path, novelty] of novelties)
    if (novelty.deviation() > DEVIATIONS)
      throw new BrokenPromise(`${path} is imagined to hold what cannot be there any more: ${novelty.inWords()}`);
  return { hidden: places.size, followed };
}

function lengthOf<T extends GameTypes>(game: Game<T>, deal: Deal): number {
  let length = 0;
  playAtRandom(game, deal, randomFrom(deal.seed), { askForced: true, checkpoints: false }, () => length++);
  return length;
}

/** Looks which hidden places never differ from the truth although they could hold something else. */
function vary<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  index: number,
  places: Map<string, { seen: number; stuck: number }>,
): void {
  const truth = all(now);
  const own = now.view(seat);
  const hidden = hiddenFrom(truth, factsOf(own));
  const worlds = Array.from({ length: WORLDS }, (_, n) => {
    const world = now.imagine(seat, childSeed(index, n));
    mustEqual(world.view(seat), own, `what seat ${seat} sees changes when it imagines`);
    return all(world);
  });
  const isSame = (path: string): boolean => {
    const wanted = [...contentOf(truth, path)].join();
    return worlds.every((world) => [...contentOf(world, path)].join() === wanted);
  };
  const possible = new Map<string, Set<string>>();
  for (const path of hidden) {
    const known = possible.get(kindOf(path)) ?? [];
    possible.set(kindOf(path), new Set([...known, ...contentOf(truth, path)]));
  }
  for (const path of hidden) {
    const key = `${path} for seat ${seat}`;
    const place = places.get(key) ?? { seen: 0, stuck: 0 };
    places.set(key, place);
    if ((possible.get(kindOf(path))?.size ?? 0) < 2) continue; // one hidden thing can only be itself
    place.seen++;
    if (isSame(path)) place.stuck++;
  }
}

/** Choices, each with all that a seat noticed until the next one. */
type Way = readonly { readonly keys: readonly string[]; readonly noticed: string }[];

/** Plays worlds on that were imagined here, and compares those that fit what happened with worlds imagined there. */
function follow<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  index: number,
  novelties: Map<string, Novelty>,
  tries: number,
): number {
  const random = randomFrom(childSeed(index, seat));
  const { truth, way } = goOn(now, seat, 1 + (index % STEPS), random);
  if (truth.decision === null) return 0;
  const past: Facts[] = [];
  for (let n = 0; n < tries && past.length < FITTING; n++) {
    const world = alike(now, seat, childSeed(index, 1000 + n), way, random);
    if (world !== null) past.push(all(world));
  }
  const fresh = past.map((_, n) => all(truth.imagine(seat, childSeed(index, 2000 + n))));
  const facts = all(truth);
  mustAgree(facts, past, fresh, seat);
  for (const path of past.length < 2 ? [] : hiddenFrom(facts, factsOf(truth.view(seat)))) {
    const novelty = novelties.get(kindOf(path)) ?? new Novelty();
    novelties.set(kindOf(path), novelty);
    const holding = (worlds: readonly Facts[]): ReadonlySet<string>[] => worlds.map((world) => contentOf(world, path));
    novelty.add(contentOf(facts, path), holding(past), holding(fresh));
  }
  return past.length > 1 ? 1 : 0;
}

/** Some choices further, at a moment at which the seat can imagine. */
function goOn<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  steps: number,
  random: Random,
): { truth: Match<T>; way: Way } {
  const heard: Event[] = [];
  const truth = now.fork({ listen: listenAs(seat, (event) => heard.push(event)) });
  const way: { keys: readonly string[]; noticed: string }[] = [];
  while (truth.decision !== null && (way.length < steps || !isMoment(truth, seat))) {
    const { options } = truth.decision;
    const choice = anyChoice(truth.decision, random);
    const keys = choice.map((i) => truth.keyOf(options[i] as T['option']));
    truth.choose(choice);
    way.push({ keys, noticed: noticing(truth, seat, heard) });
  }
  return { truth, way };
}

/** A world imagined here in which the seat notices the same on that way, or null. */
function alike<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  seed: number,
  way: Way,
  random: Random,
): Match<T> | null {
  const heard: Event[] = [];
  const world = now.imagine(seat, seed, { listen: listenAs(seat, (event) => heard.push(event)) });
  for (const { keys, noticed } of way) {
    if (world.decision === null) return null;
    chooseLike(world, keys, random);
    if (noticing(world, seat, heard) !== noticed) return null;
  }
  return world;
}

const noticing = <T extends GameTypes>(match: Match<T>, seat: Seat, heard: Event[]): string =>
  JSON.stringify([heard.splice(0), match.decisionFor(seat), match.outcome !== null]);

const isMoment = <T extends GameTypes>({ decision }: Match<T>, seat: Seat): boolean =>
  decision === null || decision.checkpoint || decision.seat === seat;

/** The same choice where it can be made, else any: others may do what they like, as long as the seat notices no difference. */
function chooseLike<T extends GameTypes>(world: Match<T>, keys: readonly string[], random: Random): void {
  const decision = world.decision as T['decision'];
  const known = decision.options.map((option) => world.keyOf(option));
  const picked = keys.map((key) => known.indexOf(key));
  world.choose(picked.includes(-1) || picked.length < decision.min ? anyChoice(decision, random) : picked);
}

function mustAgree(truth: Facts, past: readonly Facts[], fresh: readonly Facts[], seat: Seat): void {
  if (past.length === 0) return;
  for (const path of [...truth.values.keys(), ...truth.lists.keys()]) {
    for (const value of contentOf(truth, path)) {
      if (!past.every((world) => contentOf(world, path).has(value))) continue;
      const held = fresh.filter((world) => contentOf(world, path).has(value)).length;
      const share = (held + 1) / (fresh.length + 1);
      if (share ** past.length < CHANCE)
        throw new BrokenPromise(
          `seat ${seat} can know that ${path} holds ${value}; it imagines so in ${Math.round(share * 100)} % of its worlds`,
        );
    }
  }
}

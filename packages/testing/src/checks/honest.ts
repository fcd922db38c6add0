import { childSeed, type Game, type GameTypes, type Match, randomFrom, type Seat } from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check, mustReadAlike, type NumberedDeal } from './check.ts';
import { compareDeals } from './deals.ts';
import { Facts, hiddenFrom, kindOf, thingAt } from './facts.ts';
import { follow } from './follow.ts';

const WORLDS = 12; //    imagined at a moment to see what changes
const LOOKS = 6; //      moments of a game at which that is looked at
const STUCK = 0.5; //    the share of them at which a place may show the truth in every world
const SEEN_AT = 4; //    so often a place must have been looked at to be judged
const WAYS = 40; //      moments of a game from which worlds are played on
const SHORT = 100; //    in a game of more decisions, fewer worlds are tried for each of them
const FEWER_TRIES = 100;

/**
 * Whoever imagines a world knows neither more nor less than the seat it imagines for:
 *  - dealt: over many deals, the hidden things imagined are as frequent as the hidden things that are, and none is imagined
 *    where it never is;
 *  - stuck: what everybody's eye sees and the seat does not, differs from the truth in some world;
 *  - kept: what the seat sees is the same in every world; and what is certain to somebody who has followed the game is certain
 *    in every world.
 */
export const honest: Check = {
  name: 'honest worlds: what a seat cannot know varies as it should, what it knows is kept',
  run(game, deal) {
    const dealt = deal.seed === 0 ? compareDeals(game, deal) : {};
    return { ...dealt, ...lookAround(game, deal) };
  },
};

const all = <T extends GameTypes>(match: Match<T>): Facts => new Facts(match.view('all'));

function lookAround<T extends GameTypes>(game: Game<T>, deal: NumberedDeal): { hidden: number; followed: number } {
  const places = new Map<string, { seen: number; stuck: number }>();
  let [index, followed] = [0, 0];
  const length = lengthOf(game, deal);
  const tries = length <= SHORT ? undefined : FEWER_TRIES;
  const isEvery = (times: number): boolean => {
    const every = Math.max(1, Math.floor(length / times));
    return index % every === deal.seed % every;
  };
  playAtRandom(game, deal, randomFrom(deal.seed), { askForced: true }, (now) => {
    index++;
    if (now.decision === null) return;
    const seats = now.decision.checkpoint ? now.seats : 1;
    if (isEvery(WAYS) && follow(now, (now.decision.seat + (index % seats)) % now.seats, index, tries)) followed++;
    if (isEvery(LOOKS)) for (let i = 0; i < seats; i++) vary(now, (now.decision.seat + i) % now.seats, index, places);
  });
  for (const [path, { seen, stuck }] of places)
    if (seen >= SEEN_AT && stuck > seen * STUCK)
      throw new BrokenPromise(`${path} shows the truth in all ${WORLDS} worlds, at ${stuck} of ${seen} moments`);
  return { hidden: places.size, followed };
}

function lengthOf<T extends GameTypes>(game: Game<T>, deal: NumberedDeal): number {
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
  const view = now.view(seat);
  const [own, read] = [new Facts(view), JSON.stringify(view)];
  const hidden = hiddenFrom(truth, own);
  const worlds = Array.from({ length: WORLDS }, (_, n) => {
    const world = now.imagine(seat, childSeed(index, n));
    mustReadAlike(JSON.stringify(world.view(seat)), read, `what seat ${seat} sees changes when it imagines`);
    return all(world);
  });
  // A thing is looked at as a whole: that a second skill is one of the other hero may be plain though which one it is is not.
  const things = Map.groupBy(hidden, thingAt);
  const textOf = (facts: Facts, paths: readonly string[]): string =>
    paths.map((path) => [...facts.contentOf(path)].join()).join('|');
  const inList = (facts: Facts, thing: string, paths: readonly string[]): string =>
    `${thing.replace(/\.\d+$/, '')} ${textOf(facts, paths)}`;
  const seen = new Set([...Map.groupBy(own.values.keys(), thingAt)].map(([thing, paths]) => inList(own, thing, paths)));
  for (const [thing, paths] of things) if (seen.has(inList(truth, thing, paths))) things.delete(thing); // only further on
  const possible = new Map<string, Set<string>>();
  for (const [thing, paths] of things) {
    const known = possible.get(kindOf(thing)) ?? [];
    possible.set(kindOf(thing), new Set([...known, textOf(truth, paths)]));
  }
  for (const [thing, paths] of things) {
    const key = `${thing} for seat ${seat}`;
    const place = places.get(key) ?? { seen: 0, stuck: 0 };
    places.set(key, place);
    if ((possible.get(kindOf(thing))?.size ?? 0) < 2) continue; // one hidden thing can only be itself
    place.seen++;
    if (worlds.every((world) => textOf(world, paths) === textOf(truth, paths))) place.stuck++;
  }
}

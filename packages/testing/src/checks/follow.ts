import {
  anyChoice,
  childSeed,
  type Event,
  type GameTypes,
  listenAs,
  type Match,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { BrokenPromise } from './check.ts';
import { type Claim, type ClaimCheck, claimsOf } from './claim.ts';
import { Facts } from './facts.ts';

const STEPS = 3; //          how far worlds are played on, at most
const FITTING = 20; //       so many that fit what happened are wanted for a claim …
const TRIES = 300; //        … of so many, at most
const CONFIRMING = 80; //    so many more of them to confirm it …
const MORE_TRIES = 1500; //  … of so many, at most
const OTHERWISE = 4; //      other choices that are tried to see whether a choice is noticed
const CHANCE = 1e-9; //      what is as unlikely as that is not honest

/**
 * What is certain to somebody who has followed the game is certain in every world it imagines. Worlds imagined some choices
 * ago are played on, and those in which the seat would have noticed anything else are dropped. What all the others agree on,
 * and worlds imagined now do not, is claimed to be certain; other worlds, imagined for that alone, confirm it or not.
 * Returns whether there was anything to look at.
 */
export function follow<T extends GameTypes>(now: Match<T>, seat: Seat, index: number, tries = TRIES): boolean {
  const random = randomFrom(childSeed(index, seat));
  const { truth, way } = goOn(now, seat, 1 + (index % STEPS), random);
  if (truth.decision === null) return false;
  const facts = new Facts(truth.view('all'));
  const fitting = (from: number, count: number, atMost: number): Facts[] => {
    const found: Facts[] = [];
    for (let n = 0; n < atMost && found.length < count; n++) {
      const world = alike(now, seat, childSeed(index, from + n), way, random);
      if (world !== null) found.push(new Facts(world.view('all')));
    }
    return found;
  };
  const imagined = (from: number, count: number): Facts[] =>
    Array.from({ length: count }, (_, n) => new Facts(truth.imagine(seat, childSeed(index, from + n)).view('all')));
  const past = fitting(10_000, FITTING, tries);
  if (past.length < 2) return false;
  const claims = claimsOf(facts, new Facts(truth.view(seat)), past, imagined(20_000, past.length));
  if (claims.length === 0) return true;
  const learned = fitting(30_000, CONFIRMING, MORE_TRIES);
  const confirming = fitting(40_000, CONFIRMING, MORE_TRIES);
  const fresh = imagined(50_000, CONFIRMING);
  for (const claim of claims) {
    const doubt = claim.doubtAfter(learned, confirming, fresh);
    if (doubt !== null && doubt.chance < CHANCE) throw new BrokenPromise(inWords(seat, claim, doubt));
  }
  return true;
}

const inWords = (seat: Seat, claim: Claim, { share, worlds }: ClaimCheck): string =>
  `seat ${seat} can know that ${claim.says}, as in all ${worlds} worlds that fit what it noticed; it imagines so in ${Math.round(share * 100)} % of its worlds`;

/** A choice, with all that a seat noticed until the next one. */
interface Step {
  readonly keys: readonly string[];
  readonly isSecret: boolean; // another one would not have been noticed
  readonly noticed: string;
}

/** Some choices further, at a moment at which the seat can imagine. */
function goOn<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  steps: number,
  random: Random,
): { truth: Match<T>; way: readonly Step[] } {
  const heard: Event[] = [];
  const truth = now.fork({ listen: listenAs(seat, (event) => heard.push(event)) });
  const way: Step[] = [];
  while (truth.decision !== null && (way.length < steps || !isMoment(truth, seat))) {
    const { options } = truth.decision;
    const choice = anyChoice(truth.decision, random);
    const keys = choice.map((i) => truth.keyOf(options[i] as T['option']));
    const before = truth.decision.seat === seat ? null : truth.fork();
    truth.choose(choice);
    const noticed = noticing(truth, seat, heard);
    way.push({ keys, noticed, isSecret: before !== null && isUnnoticed(before, seat, choice, noticed, random) });
  }
  return { truth, way };
}

/** Whether the seat would have noticed the same of some other choice. */
function isUnnoticed<T extends GameTypes>(
  before: Match<T>,
  seat: Seat,
  choice: readonly number[],
  noticed: string,
  random: Random,
): boolean {
  for (let i = 0; i < OTHERWISE; i++) {
    const other = anyChoice(before.decision as T['decision'], random);
    if (other.join() === choice.join()) continue;
    const heard: Event[] = [];
    const world = before.fork({ listen: listenAs(seat, (event) => heard.push(event)) });
    world.choose(other);
    if (noticing(world, seat, heard) === noticed) return true;
  }
  return false;
}

/** A world imagined here in which the seat notices the same on that way, or null. */
function alike<T extends GameTypes>(
  now: Match<T>,
  seat: Seat,
  seed: number,
  way: readonly Step[],
  random: Random,
): Match<T> | null {
  const heard: Event[] = [];
  const world = now.imagine(seat, seed, { listen: listenAs(seat, (event) => heard.push(event)) });
  for (const step of way) {
    if (world.decision === null) return null;
    chooseLike(world, step, random);
    if (noticing(world, seat, heard) !== step.noticed) return null;
  }
  return world;
}

const noticing = <T extends GameTypes>(match: Match<T>, seat: Seat, heard: Event[]): string =>
  JSON.stringify([heard.splice(0), match.decisionFor(seat), match.outcome !== null]);

const isMoment = <T extends GameTypes>({ decision }: Match<T>, seat: Seat): boolean =>
  decision === null || decision.checkpoint || decision.seat === seat;

/**
 * The same choice where it can be made, else any: others may do what they like, as long as the seat notices no difference. Of
 * a choice it did not notice it cannot say that it was this one, so there it is any as well.
 */
function chooseLike<T extends GameTypes>(world: Match<T>, { keys, isSecret }: Step, random: Random): void {
  const decision = world.decision as T['decision'];
  const known = decision.options.map((option) => world.keyOf(option));
  const picked = keys.map((key) => known.indexOf(key));
  const isOpen = !isSecret && !picked.includes(-1) && picked.length >= decision.min;
  world.choose(isOpen ? picked : anyChoice(decision, random));
}

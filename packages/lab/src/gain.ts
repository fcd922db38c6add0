import {
  type Choice,
  childSeed,
  type Event,
  type Game,
  type GameTypes,
  Match,
  type Outcome,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { type Bot, Seating } from '@cardwright/players';
import { dealOf, seatsOf, sideNames, wonBy } from './lift.ts';
import type { PairPlan } from './pair.ts';
import { botRandoms } from './play-game.ts';

/** Who is compared, at whose table. */
export interface GainMatter<T extends GameTypes> {
  readonly a: Bot<T>;
  readonly b: Bot<T>;
  readonly table: Bot<T>; // whoever plays the games in which the two are asked; the plan's budget is its own
  readonly usual: Bot<T>; // whoever plays on from a choice to the end; it must answer at once, or this takes for ever
  readonly side: string;
  readonly every: number; // one question of the side in so many is looked at
  readonly plays: number; // so often a choice is played on, each time with the deck stacked anew
}

/** What came of it in one game. */
export interface Gained {
  readonly asked: number;
  readonly differ: number; // where A chose otherwise than B
  readonly ours: number; //   what A's choices won there, all questions added up
  readonly theirs: number; // and what B's
}

/** Where questions of a deal get their seeds. */
const ASKED = 9101;
const STACKED = 9501;

/**
 * What A's choices are worth beside B's. Both are asked the same questions of one side in a game that others play; where they choose otherwise,
 * each choice is played to the end many times from the true table, the deck stacked alike for both. There is far less luck in that than in games
 * of A and of B. Added up over all questions it is more than a game can be won by: what one choice gains the next would often have gained too.
 */
export async function playGain<T extends GameTypes>(
  game: Game<T>,
  matter: GainMatter<T>,
  plan: PairPlan,
  n: number,
): Promise<Gained> {
  const { a, b, table, side, every } = matter;
  const deal = dealOf(plan, n);
  const own = seatsOf(side, sideNames(game, deal.seed, plan), n);
  const seating = new Seating<T>(
    Array.from({ length: plan.seats }, () => table),
    deal.seed,
    { isHeard: true },
  );
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
    seating.listen?.(event);
  };
  const match = Match.start(game, deal, { listen });
  const randoms = botRandoms(deal.seed, plan.seats);
  let [asked, differ, ours, theirs, questions] = [0, 0, 0, 0, n]; // the first question looked at is another one in every game
  while (match.decision !== null) {
    const { seat } = match.decision;
    if (own.includes(seat) && questions++ % every === 0) {
      const seed = childSeed(deal.seed, ASKED + questions);
      const consult = async (bot: Bot<T>): Promise<Choice> =>
        (await seating.consult(bot, match, randomFrom(seed))).choice;
      const [one, other] = [await consult(a), await consult(b)];
      asked++;
      if (one.join() !== other.join()) {
        differ++;
        ours += await share(match, events, one, own, matter, seed);
        theirs += await share(match, events, other, own, matter, seed);
      }
    }
    const answer = await seating.ask(match, randoms[seat] as Random, { budget: plan.budget });
    match.choose(answer.choice);
  }
  seating.close();
  return { asked, differ, ours, theirs };
}

/** What a choice wins, played on from here: the same luck for every choice of a question. */
async function share<T extends GameTypes>(
  match: Match<T>,
  events: readonly Event[],
  choice: Choice,
  own: readonly Seat[],
  { usual, plays }: GainMatter<T>,
  seed: number,
): Promise<number> {
  let sum = 0;
  for (let k = 0; k < plays; k++)
    sum += wonBy(await playedOn(match, events, choice, usual, childSeed(seed, STACKED + k)), own);
  return sum / plays;
}

async function playedOn<T extends GameTypes>(
  match: Match<T>,
  events: readonly Event[],
  choice: Choice,
  usual: Bot<T>,
  stack: number,
): Promise<Outcome> {
  const seating = new Seating<T>(
    Array.from({ length: match.seats }, () => usual),
    stack,
  );
  const { listen, types, isTame } = seating;
  for (const event of events) if (types?.includes(event.type) !== false) listen?.(event);
  const hearing = { ...(listen && { listen }), ...(types && { types }), isTame };
  const world = match.imagine('all', stack, { checkpoints: false, ...hearing });
  const randoms = botRandoms(stack, match.seats);
  world.choose(choice);
  while (world.decision !== null) {
    const answer = seating.ask(world, randoms[world.decision.seat] as Random);
    world.choose((answer instanceof Promise ? await answer : answer).choice); // most answer at once: waiting costs
  }
  seating.close();
  return world.outcome as Outcome;
}

import {
  childSeed,
  type Deal,
  type Driving,
  type Event,
  type Game,
  type GameTypes,
  Match,
  type Outcome,
  type Random,
  randomFrom,
  type Seed,
} from '@cardwright/engine';
import { type Bot, type Budget, Seating } from '@cardwright/players';

export interface Played<T extends GameTypes = GameTypes> {
  readonly match: Match<T>; // over
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly digest: number;
}

/** The own randomness of each seat's bot, so that one bot's draws never move another's. */
export const botRandoms = (seed: Seed, seats: number): Random[] =>
  Array.from({ length: seats }, (_, seat) => randomFrom(childSeed(seed, 7001 + seat)));

/** Somebody who looks on: hears everything, and sees the match whenever somebody is asked. */
export interface Onlooker<T extends GameTypes = GameTypes> {
  hear(event: Event): void;
  see(match: Match<T>): void;
}

/** A deal; with a number, what lies unseen in the deck is stacked anew by it before anybody is asked. */
export interface StackedDeal extends Deal {
  readonly stack?: number;
}

/** Plays one game of bots to its end. */
export async function playGame<T extends GameTypes>(
  game: Game<T>,
  { stack, ...deal }: StackedDeal,
  bots: readonly Bot<T>[],
  budget: Budget = {},
  onlooker?: Onlooker<T>,
): Promise<Played<T>> {
  const seating = new Seating(bots, deal.seed);
  const checkpoints = bots.some((bot) => bot.searches === true);
  const driving = { checkpoints, ...hearing(seating, onlooker) };
  const dealt = Match.start(game, deal, driving);
  const match = stack === undefined ? dealt : dealt.imagine('all', stack, driving);
  const randoms = botRandoms(deal.seed, match.seats);
  const question = { budget };
  let decisions = 0;
  while (match.decision !== null) {
    onlooker?.see(match);
    const answer = seating.ask(match, randoms[match.decision.seat] as Random, question);
    const { choice } = answer instanceof Promise ? await answer : answer; // most answer at once: waiting costs
    match.choose(choice);
    decisions++;
  }
  seating.close();
  return { match, outcome: match.outcome as Outcome, decisions, digest: match.digest() };
}

/** Whom the match tells, and of what: onlookers hear everything, bots what they listen to. */
function hearing<T extends GameTypes>(
  { listen, types, isTame }: Seating<T>,
  onlooker: Onlooker<T> | undefined,
): Pick<Driving, 'listen' | 'types' | 'isTame'> {
  if (onlooker === undefined) return { ...(listen && { listen }), ...(types && { types }), isTame };
  return {
    listen: (event) => {
      listen?.(event);
      onlooker.hear(event);
    },
  };
}

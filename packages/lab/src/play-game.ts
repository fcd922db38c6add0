import {
  childSeed,
  type Deal,
  type Game,
  type GameTypes,
  Match,
  type Outcome,
  type Random,
  randomFrom,
  type Seed,
} from '@cardwright/engine';
import { type Bot, type Budget, Seating } from '@cardwright/players';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly digest: number;
}

/** The own randomness of each seat's bot, so that one bot's draws never move another's. */
export const botRandoms = (seed: Seed, seats: number): Random[] =>
  Array.from({ length: seats }, (_, seat) => randomFrom(childSeed(seed, 7001 + seat)));

/** Plays one game of bots to its end, with nobody watching. */
export async function playGame<T extends GameTypes>(
  game: Game<T>,
  deal: Deal,
  bots: readonly Bot<T>[],
  budget: Budget = {},
): Promise<Played> {
  const seating = new Seating(bots, deal.seed);
  const { listen } = seating;
  const checkpoints = bots.some((bot) => bot.searches === true);
  const match = Match.start(game, deal, listen === undefined ? { checkpoints } : { checkpoints, listen });
  const randoms = botRandoms(deal.seed, match.seats);
  const question = { budget };
  let decisions = 0;
  while (match.decision !== null) {
    const answer = seating.ask(match, randoms[match.decision.seat] as Random, question);
    const { choice } = answer instanceof Promise ? await answer : answer; // most answer at once: waiting costs
    match.choose(choice);
    decisions++;
  }
  seating.close();
  return { outcome: match.outcome as Outcome, decisions, digest: match.digest() };
}

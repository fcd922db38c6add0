import {
  childSeed,
  type Deal,
  type Game,
  type GameTypes,
  Match,
  type Outcome,
  type Random,
  randomFrom,
} from '@cardwright/engine';
import { Asking, type Bot, type Budget } from '@cardwright/players';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly digest: number;
}

/** The own randomness of each seat's bot, so that one bot's draws never move another's. */
export const botRandoms = (seed: number, seats: number): Random[] =>
  Array.from({ length: seats }, (_, seat) => randomFrom(childSeed(seed, 7001 + seat)));

/** Plays one game of bots to its end, with nobody watching. */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  deal: Deal,
  bots: readonly Bot<T>[],
  budget: Budget = {},
): Played {
  const match = Match.start(game, deal, { checkpoints: bots.some((bot) => bot.searches === true) });
  const randoms = botRandoms(deal.seed, match.seats);
  let decisions = 0;
  while (match.decision !== null) {
    const { seat } = match.decision;
    const ask = new Asking(match, randoms[seat] as Random, budget);
    match.choose((bots[seat] as Bot<T>).decide(ask).choice);
    decisions++;
  }
  return { outcome: match.outcome as Outcome, decisions, digest: match.digest() };
}

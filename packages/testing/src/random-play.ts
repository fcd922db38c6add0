import {
  type Choice,
  type Deal,
  type Decision,
  type Driving,
  type Game,
  type GameTypes,
  Match,
  one,
  type Random,
} from '@cardwright/engine';

/** More decisions than any game needs: past this a game is taken to be endless. */
export const ENDLESS = 20_000;

/** A legal choice, every number of picks and every set of that size equally likely. */
export function randomChoice(decision: Decision, random: Random): Choice {
  const { options, min, max } = decision;
  if (min === 1 && max === 1) return one(random.below(options.length));
  const count = min + random.below(Math.min(max, options.length) - min + 1);
  const left = options.map((_, i) => i);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as number);
}

/** Plays at random, showing the match before each choice and once when it is over. */
export function playAtRandom<T extends GameTypes>(
  game: Game<T>,
  deal: Deal,
  random: Random,
  driving: Driving = {},
  look: (match: Match<T>, choice: Choice | null) => void = () => {},
): Match<T> {
  const match = Match.start(game, deal, driving);
  finishAtRandom(match, random, look);
  return match;
}

export function finishAtRandom<T extends GameTypes>(
  match: Match<T>,
  random: Random,
  look: (match: Match<T>, choice: Choice | null) => void = () => {},
): void {
  for (let i = 0; match.decision !== null; i++) {
    if (i > ENDLESS) throw new Error(`${match.game.id} goes on after ${ENDLESS} decisions`);
    if (match.decision.options.length === 0)
      throw new Error(`${match.game.id} asks "${match.decision.kind}" with no option`);
    const choice = randomChoice(match.decision, random);
    look(match, choice);
    match.choose(choice);
  }
  look(match, null);
}

import {
  anyChoice,
  type Choice,
  type Deal,
  type Driving,
  type Game,
  type GameTypes,
  Match,
  type Random,
} from '@cardwright/engine';

/** More decisions than any game needs: past this a game is taken to be endless. */
export const ENDLESS = 20_000;

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
    const choice = anyChoice(match.decision, random);
    look(match, choice);
    match.choose(choice);
  }
  look(match, null);
}

import {
  anyChoice,
  type Choice,
  childSeed,
  type Decision,
  type Game,
  type Match,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { playAtRandom } from '@cardwright/testing';

/** Decides for the observer by the keys of the options; null: it cannot. */
export type Script = (decision: Decision, keys: readonly string[]) => Choice | null;

/** Does anything, and writes it down. */
export const randomScript =
  (random: Random, chosen: string[][]): Script =>
  (decision, keys) => {
    const choice = anyChoice(decision, random);
    chosen.push(choice.map((i) => keys[i] as string));
    return choice;
  };

/** The same answers again. */
export const sameScript = (chosen: readonly string[][]): Script => {
  const left = chosen.slice();
  return (_, keys) => {
    const indices = left.shift()?.map((key) => keys.indexOf(key)) ?? [-1];
    return indices.includes(-1) ? null : indices;
  };
};

/** A moment of a game at which everybody can imagine, and a seat that looks. */
export interface Moment {
  readonly entry: GameEntry;
  readonly match: Match;
  readonly observer: Seat;
  readonly seed: number;
}

const momentOf = (game: Game, seed: number): Match | null => {
  let left = randomFrom(seed).below(40);
  let found: Match | null = null;
  playAtRandom(game, { seed, seats: game.seats.default }, randomFrom(seed), { askForced: true }, (match) => {
    if (found === null && match.decision?.checkpoint === true && left-- <= 0) found = match.fork();
  });
  return found;
};

/** So many moments of a game, each with another seat that looks. */
export async function momentsOf(id: string, count: number): Promise<Moment[]> {
  const entry = await loadGame(id);
  const moments: Moment[] = [];
  for (let seed = 1; moments.length < count; seed++) {
    const match = momentOf(entry.game, seed);
    if (match !== null) moments.push({ entry, match, observer: seed % match.seats, seed: childSeed(77, seed) });
  }
  return moments;
}

/** Does what can be done in any world: what happens when nobody answers. */
const decliner: Bot = {
  id: 'decliner',
  level: 'L0',
  name: { en: '', zh: '' },
  about: { en: '', zh: '' },
  open: () => ({ decide: ({ decision }) => ({ choice: decision.default }) }),
};

/** A game that begins at this moment of a world; whoever is no person declines. */
export function entryFrom({ entry }: Moment, world: Match): GameEntry {
  const begin = world.fork().state;
  return { ...entry, game: { ...entry.game, setup: () => entry.game.clone(begin) }, bots: [decliner] };
}

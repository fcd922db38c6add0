import { type Game, type GameTypes, type Match, randomFrom } from '@cardwright/engine';
import { type SimulationPlan, simulate } from '@cardwright/lab';
import type { Bot } from '@cardwright/players';
import { playAtRandom } from '@cardwright/testing';

const SECONDS = 0.3; // how long one repetition lasts, at least

/** Measures once; what it needs for that is there already. */
export type Sample = () => number | Promise<number>;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Seconds this thread has computed so far. On an idle machine they are the seconds that pass; on a busy one they are fair. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** How many things a second this work does: it is repeated for a while and says each time how many it did. */
export async function rateOf(work: () => number | Promise<number>, seconds = SECONDS): Promise<number> {
  let [done, spent] = [0, 0];
  const began = computed();
  do {
    done += await work();
    spent = computed() - began;
  } while (spent < seconds);
  return done / spent;
}

/** The same as microseconds that one of these things takes. */
export const microsecondsOf = async (work: () => number | Promise<number>): Promise<number> =>
  1e6 / (await rateOf(work));

/** Something measured once, however many rows want it. */
export function once<V>(make: () => V): () => V {
  let made: { value: V } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function botOf<T extends GameTypes>(bots: readonly Bot<T>[], id: string): Bot<T> {
  const found = bots.find((bot) => bot.id === id);
  if (found === undefined) throw new Error(`there is no bot ${id} among ${bots.map((bot) => bot.id).join(', ')}`);
  return found;
}

/** Games, or decisions, of this bot against itself a second, on one core. */
export function playRate<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T>,
  seats: number,
  what: 'games' | 'decisions',
): Sample {
  const plan: SimulationPlan = { games: 0, seats, seed: 1, options: {} };
  const bots = Array.from({ length: seats }, () => bot);
  let from = 0;
  const play = async (): Promise<number> => {
    const to = from + 20;
    const { decisions } = await simulate(game, bots, plan, { from, to });
    from = to;
    return what === 'games' ? 20 : decisions;
  };
  return () => rateOf(play);
}

/** Matches that stand at decisions all over the game. */
export function standing<T extends GameTypes>(game: Game<T>, seats: number): Match<T>[] {
  const matches: Match<T>[] = [];
  for (let seed = 0; matches.length < 500; seed++) {
    const random = randomFrom(seed);
    playAtRandom(game, { seed, seats }, random, {}, (match) => {
      if (match.decision !== null && random.below(20) === 0) matches.push(match.fork());
    });
  }
  return matches;
}

/** Does something with each match, keeping nothing of it, and says how often. */
function timesEach<T extends GameTypes>(matches: readonly Match<T>[], act: (match: Match<T>) => unknown): number {
  for (const match of matches) act(match);
  return matches.length;
}

/** Microseconds it takes to fork a match at a random decision. */
export function forkMicroseconds<T extends GameTypes>(game: Game<T>, seats: number): Sample {
  const matches = standing(game, seats);
  return () => microsecondsOf(() => timesEach(matches, (match) => match.fork()));
}

/** Microseconds it takes the seat that is asked to imagine a world at a random decision. */
export function imagineMicroseconds<T extends GameTypes>(game: Game<T>, seats: number): Sample {
  const matches = standing(game, seats);
  let seed = 0;
  const imagine = (match: Match<T>): unknown => match.imagine(match.decision?.seat as number, seed++);
  return () => microsecondsOf(() => timesEach(matches, imagine));
}

import { childSeed, type Event, type Game, type GameTypes, Match, randomFrom, seenBy } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { Asking, type Bot, type Budget } from '../src/index.ts';
import { identityBots, kingdomsBots, strategist } from '../src/ltk/index.ts';
import { smart, sorceryBots } from '../src/sorcery/index.ts';
import { thronesBots } from '../src/thrones/index.ts';
import { answerIn } from './answers.ts';
import { bot } from './thrones-position.ts';

/** How much is looked at: so many states, and in each of them so many others that the seat cannot tell from it. */
export interface Extent {
  readonly states: number;
  readonly swaps: number;
  readonly iterations: number; // a question, of searchers that play on by strategists
}

/** A match in mid-game and all that has happened in it. */
interface AskedPosition<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly Event[];
}

/** Kingdom war is played by both sets of rules, and there may be two spies. */
const optionsOf = ({ id }: { readonly id: string }, seed: number): Readonly<Record<string, string>> => {
  if (id === 'ltk-kingdoms') return { rules: seed % 2 === 0 ? 'course' : 'official' };
  return id === 'ltk-identity' ? { spies: seed % 2 === 0 ? 'one' : 'two' } : {};
};

/** Games all over the place: by seats, and by what there is to choose before a game. */
function positions<T extends GameTypes>(
  game: Game<T>,
  driver: Bot<T>,
  every: number,
  wanted: number,
): AskedPosition<T>[] {
  const found: AskedPosition<T>[] = [];
  for (let seed = 0; found.length < wanted; seed++) {
    const events: Event[] = [];
    const { min, max, default: usual } = game.seats;
    const seats = min + ((usual - min + seed) % (max - min + 1)); // every number of them in turn
    const match = Match.start(
      game,
      { seed, seats, options: optionsOf(game, seed) },
      { listen: (event) => events.push(event) },
    );
    const random = randomFrom(childSeed(seed, 1));
    for (let i = 0; match.decision !== null && found.length < wanted; i++) {
      if ((i + seed) % every === 0) found.push({ match: match.fork(), events: events.slice() });
      match.choose(answerIn(driver, match, random, events).choice);
    }
  }
  return found;
}

export interface Differences {
  readonly searched: number; // answers that were thought about
  readonly different: readonly string[];
}

type Worlds<T extends GameTypes> = (world: Match<T>, asking: Asking<T>) => Asking<T>;

/** The answers, values and reasons included, that are others when only what the seat cannot know is otherwise. */
async function differences<T extends GameTypes>(
  states: readonly AskedPosition<T>[],
  bot: Bot<T>,
  budget: Budget,
  swaps: number,
  handed: Worlds<T> = (_, asking) => asking,
): Promise<Differences> {
  const different: string[] = [];
  let searched = 0;
  for (const [i, { match, events }] of states.entries()) {
    const seat = match.decision?.seat as number;
    const memory = { told: (to: number) => events.map((event) => seenBy(event as T['event'], to)) };
    const answer = async (world: Match<T>): Promise<string> => {
      const asking = handed(world, new Asking(world, randomFrom(i), { budget }, memory));
      return JSON.stringify(await bot.open(seat, 1).decide(asking));
    };
    const truth = await answer(match);
    if (truth.includes('"visits":')) searched++;
    for (let k = 0; k < swaps; k++) {
      const other = await answer(match.imagine(seat, childSeed(i, k)));
      if (other !== truth) different.push(`${match.decision?.kind}: ${truth} but ${other}`);
    }
  }
  return { searched, different };
}

export interface Row {
  readonly name: string;
  readonly searches: boolean; // it thinks about what to do in worlds it imagines
  readonly compare: () => Promise<Differences>;
  readonly peek: () => Promise<Differences>;
}

/** A bot asked in a world that it can fork instead of imagining one. */
const peeking = <T extends GameTypes>(world: Match<T>, asking: Asking<T>): Asking<T> =>
  new Proxy(asking, {
    get: (of, field) => (field === 'imagine' ? () => world.fork() : Reflect.get(of, field, of)),
  });

const rowsOf = <T extends GameTypes>(
  game: Game<T>,
  driver: Bot<T>,
  bots: readonly Bot<T>[],
  every: number,
  budget: Budget,
  { states: wanted, swaps }: Extent,
): Row[] => {
  const states = positions(game, driver, every, wanted);
  return bots.map((each) => ({
    name: `${game.id} ${each.level} ${each.id}`,
    searches: each.budget !== undefined,
    compare: () => differences(states, each, budget, swaps),
    peek: () => differences(states, each, budget, swaps, peeking),
  }));
};

/** Every level of every game. */
export function honestyRows(extent: Extent): Row[] {
  const budget = { iterations: extent.iterations };
  return [
    ...rowsOf(thrones, bot('greedy'), thronesBots, 7, { iterations: 300 }, extent),
    ...rowsOf(sorcery, smart, sorceryBots, 9, budget, extent),
    ...rowsOf(ltkIdentity, strategist, identityBots, 31, budget, extent),
    ...rowsOf(ltkKingdoms, strategist, kingdomsBots, 31, budget, extent),
  ];
}

import { childSeed, type Event, type Game, type GameTypes, Match, randomFrom, seenBy } from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { Asking, type Bot, type Budget } from '../src/index.ts';
import { identitySearchers, strategist } from '../src/ltk/index.ts';
import { smart, sorcerySearchers } from '../src/sorcery/index.ts';
import { thronesSearchers } from '../src/thrones/index.ts';
import { answerIn } from './answers.ts';
import { bot } from './thrones-position.ts';

const STATES = 40;
const SWAPS = 4;

/** A match in mid-game and all that has happened in it. */
interface Standing<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly Event[];
}

function standings<T extends GameTypes>(game: Game<T>, driver: Bot<T>, every: number): Standing<T>[] {
  const found: Standing<T>[] = [];
  for (let seed = 0; found.length < STATES; seed++) {
    const events: Event[] = [];
    const seats = Math.min(game.seats.max, game.seats.default + (seed % 4));
    const match = Match.start(game, { seed, seats }, { listen: (event) => events.push(event) });
    const random = randomFrom(childSeed(seed, 1));
    for (let i = 0; match.decision !== null && found.length < STATES; i++) {
      if ((i + seed) % every === 0) found.push({ match: match.fork(), events: events.slice() });
      match.choose(answerIn(driver, match, random, events).choice);
    }
  }
  return found;
}

type Worlds<T extends GameTypes> = (world: Match<T>, asking: Asking<T>) => Asking<T>;

/** The answers, values and reasons included, that are others when only what the seat cannot know is otherwise. */
async function differences<T extends GameTypes>(
  states: readonly Standing<T>[],
  bot: Bot<T>,
  budget: Budget,
  handed: Worlds<T> = (_, asking) => asking,
): Promise<{ searched: number; different: string[] }> {
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
    for (let k = 0; k < SWAPS; k++) {
      const other = await answer(match.imagine(seat, childSeed(i, k)));
      if (other !== truth) different.push(`${match.decision?.kind}: ${truth} but ${other}`);
    }
  }
  return { searched, different };
}

interface Row {
  readonly name: string;
  readonly compare: () => Promise<{ searched: number; different: string[] }>;
  readonly peek: () => Promise<{ searched: number; different: string[] }>;
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
): Row[] => {
  const states = standings(game, driver, every);
  return bots.map((each) => ({
    name: `${game.id} ${each.level} ${each.id}`,
    compare: () => differences(states, each, budget),
    peek: () => differences(states, each, budget, peeking),
  }));
};

const ROWS: readonly Row[] = [
  ...rowsOf(thrones, bot('greedy'), thronesSearchers, 7, { iterations: 300 }),
  ...rowsOf(sorcery, smart, sorcerySearchers, 9, { iterations: 24 }),
  ...rowsOf(ltkIdentity, strategist, identitySearchers, 31, { iterations: 24 }),
];

test.each(ROWS)('$name decides the same, for the same reasons, whatever is hidden', async ({ compare }) => {
  const { searched, different } = await compare();
  expect(different).toEqual([]);
  expect(searched).toBeGreaterThan(STATES / 3);
});

test.each(ROWS.filter(({ name }) => !name.startsWith('thrones')))(
  '$name would be caught if the worlds it searches were the true one',
  async ({ peek }) => {
    expect((await peek()).different.length).toBeGreaterThan(STATES);
  },
);

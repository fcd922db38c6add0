import {
  childSeed,
  type Decision,
  digestText,
  type Event,
  formatDigest,
  isForced,
  Match,
  type Option,
  type Random,
  randomFrom,
} from '@cardwright/engine';
import { type Bot, type Offer, Seating } from '@cardwright/players';
import type { Search } from '@cardwright/players/search';
import { type ChoiceChance, choicesText, MARGIN, type Puzzle } from './puzzle.ts';
import { themeOf } from './theme.ts';
import { type Moment, searchOf, trialsOf, weigh } from './weigh.ts';

/** How a game is mined. */
export interface MiningPlan {
  readonly game: string;
  readonly bot: string; //     who plays the games
  readonly levels: readonly string[]; // who is asked, weakest first
  readonly depth: number; //   worlds for a look; a promising position is checked in ten times as many
  readonly kinds: readonly string[]; // decisions that are looked at; none: all
  readonly most: number; //    options; positions with more are left out
}

export const SEAMS: readonly MiningPlan[] = [
  {
    game: 'sorcery',
    bot: 'smart',
    levels: ['simple', 'smart', 'tactician', 'planner'],
    depth: 24,
    kinds: [],
    most: 16,
  },
  {
    game: 'ltk-identity',
    bot: 'strategist',
    levels: ['simple', 'strategist', 'tactician', 'planner'],
    depth: 16,
    kinds: ['play'],
    most: 9,
  },
  { game: 'thrones', bot: 'greedy', levels: ['simple', 'smart', 'greedy', 'planner'], depth: 100, kinds: [], most: 16 },
];

const TENFOLD = 10;
const PROMISING = 1.5; //      margins, at the first look
const FEWEST_OPTIONS = 3;
const MOST_PER_GAME = 2;
const APART = 6; //            choices between two puzzles of a game
const DEEP_WORLDS = 500_000; // worlds from this number on were not used for the first look
const RATINGS = [800, 1100, 1400, 1700, 2000]; // by who finds it

const isAsked = (decision: Decision, { kinds, most }: MiningPlan): boolean => {
  const { options, min, max } = decision;
  if (isForced(decision) || min !== 1 || max !== 1) return false;
  if (options.length < FEWEST_OPTIONS || options.length > most) return false;
  return kinds.length === 0 || kinds.includes(decision.kind);
};

/** Whether one choice is ahead of every other by so much, and surely ahead. Those that mean the same as the best make two. */
export const isClear = ([, ...others]: readonly ChoiceChance[], margin: number): boolean =>
  others.length > 0 && others.every(({ behind, error }) => behind >= margin && behind - error > 0);

/** Looks at a position; null: nothing is clearly best in it. */
async function puzzleAt(
  moment: Moment,
  search: Search,
  seam: MiningPlan,
): Promise<Omit<Puzzle, 'id' | 'level' | 'rating'> | null> {
  const { match } = moment;
  const decision = match.decision as Decision;
  const keys = decision.options.map((option) => match.keyOf(option));
  const trials = await trialsOf(moment, search);
  const half = weigh(keys, trials, 0, seam.depth / 4);
  if (!half.slice(1).every(({ behind }) => behind >= MARGIN)) return null;
  if (!isClear(weigh(keys, trials, 0, seam.depth), PROMISING * MARGIN)) return null;
  const worlds = TENFOLD * seam.depth;
  const choices = weigh(keys, trials, DEEP_WORLDS, worlds);
  if (!isClear(choices, MARGIN)) return null;
  const optionOf = (key: string): Option => decision.options[keys.indexOf(key)] as Option;
  const [solution, ...others] = choices.map(({ key }) => optionOf(key));
  const theme = themeOf(solution as Option, others, choices);
  const record = match.record();
  return { seed: record.seed, before: choicesText(record), seat: decision.seat, theme, worlds, choices };
}

/** The weakest of these who finds it, by its place; as many as there are: none. */
async function foundBy(moment: Moment, seating: Seating, bots: readonly Bot[], key: string): Promise<number> {
  const { match } = moment;
  const { options } = match.decision as Decision;
  for (const [place, bot] of bots.entries()) {
    const { choice } = await seating.consult(bot, match, randomFrom(place));
    if (match.keyOf(options[choice[0] as number] as Option) === key) return place;
  }
  return bots.length;
}

/** Plays game number n of a seed and gives the puzzles that were found in it. */
export async function mine(offer: Offer, seam: MiningPlan, seed: number, n: number): Promise<Puzzle[]> {
  const { game } = offer;
  const search = searchOf(offer);
  const botNamed = (id: string): Bot => offer.bots.find((bot) => bot.id === id) as Bot;
  if (search === null) return [];
  const deal = childSeed(seed, n);
  const seats = game.seats.default;
  const seating = new Seating(
    Array.from({ length: seats }, () => botNamed(seam.bot)),
    deal,
    { isHeard: true },
  );
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
    seating.listen?.(event);
  };
  const match = Match.start(game, { seed: deal, seats }, { listen });
  const randoms = Array.from({ length: seats }, (_, seat) => randomFrom(childSeed(deal, 7001 + seat)));
  const found: Puzzle[] = [];
  let last = Number.NEGATIVE_INFINITY;
  while (match.decision !== null && found.length < MOST_PER_GAME) {
    const moment = { match, events };
    if (isAsked(match.decision, seam) && match.length - last >= APART) {
      const puzzle = await puzzleAt(moment, search, seam);
      if (puzzle !== null) {
        const place = await foundBy(moment, seating, seam.levels.map(botNamed), puzzle.choices[0]?.key as string);
        const id = formatDigest(digestText(`${puzzle.seed} ${puzzle.before}`)).slice(-8);
        const level = seam.levels[place];
        found.push({
          id,
          ...puzzle,
          level: level === undefined ? '' : botNamed(level).level,
          rating: RATINGS[place] as number,
        });
        last = match.length;
      }
    }
    const { choice } = await seating.ask(match, randoms[match.decision.seat] as Random);
    match.choose(choice);
  }
  seating.close();
  return found;
}

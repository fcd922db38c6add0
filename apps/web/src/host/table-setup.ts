import type { Lesson } from '@cardwright/client';
import { BadInputError, completeOptions, type MatchRecord } from '@cardwright/engine';
import { botPlayer, type Holder, person, type TableNeeds } from '@cardwright/host';
import { type Bot, botOf, HUMAN, newcomersBot, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import { newSeed } from './chance.ts';
import type { TableSetup } from './protocol.ts';

const EASY = 'L1';

/** A bot that lets people see what was played before it begins to think. */
export const unhurried = (bot: Bot): Bot =>
  bot.searches !== true
    ? bot
    : {
        ...bot,
        open: (seat, seed) => {
          const thinker = bot.open(seat, seed);
          return { ...thinker, decide: (ask) => new Promise((go) => setTimeout(go)).then(() => thinker.decide(ask)) };
        },
      };

/** A bot at a seat, which may think about a decision for so many milliseconds; undefined: as it likes. */
const thinking = (bot: Bot, ms: number | undefined): Holder =>
  botPlayer(unhurried(bot), ms === undefined ? undefined : { ms });

/** A new table: the cards it is dealt, and who sits where. */
export function tableOf(entry: GameEntry, setup: TableSetup): Pick<TableNeeds, 'seats'> & { readonly origin: Deal } {
  const { game } = entry;
  const { seats = game.seats.default, options = {}, as, isDealt = as === undefined, role } = setup;
  const origin = { seed: setup.seed ?? newSeed(), seats, options };
  const people = peopleOf(as ?? [0], seats);
  const bots = botsOf(entry, setup, seats);
  const set = bots.map((bot, seat) => (people.includes(seat) ? person() : thinking(bot, setup.think)));
  const first = people[0] ?? 0;
  if (role !== undefined) return { origin, seats: moved(set, anyOf(seatsWith(entry, origin, role)) - first) };
  return { origin, seats: isDealt ? moved(set, newSeed() % seats) : set };
}

/** The table of a lesson: its deal, with easy bots beside the learner. */
export const lessonTable = (
  entry: GameEntry,
  { seed, seats, seat, options = {} }: Lesson,
): ReturnType<typeof tableOf> => tableOf(entry, { game: entry.game.id, seed, seats, options, as: [seat], bots: EASY });

type Deal = Required<Pick<TableSetup, 'seed' | 'seats' | 'options'>>;

function peopleOf(as: readonly number[], seats: number): readonly number[] {
  const wrong = as.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  if (wrong !== undefined) throw new BadInputError(`there is no seat ${wrong}; the seats are 0 to ${seats - 1}`);
  return [...new Set(as)].sort((a, b) => a - b);
}

/** Whoever was not named is a bot for newcomers, as where tables are set up and in the terminal. */
function botsOf(entry: GameEntry, { bots }: TableSetup, seats: number): Bot[] {
  const nameAt = (seat: number): string | undefined => (typeof bots === 'string' ? bots : bots?.[seat]);
  return Array.from({ length: seats }, (_, seat) => {
    const name = nameAt(seat);
    return name === undefined || name === HUMAN ? newcomersBot(entry) : botOf(entry, name);
  });
}

/** Everybody so many seats further on. */
const moved = <V>(values: readonly V[], by: number): V[] =>
  values.map((_, seat) => values[(seat - by + 2 * values.length) % values.length] as V);

const anyOf = (seats: readonly number[]): number => seats[newSeed() % seats.length] as number;

/** The seats that are dealt a role. */
function seatsWith({ game, roles }: GameEntry, { seed, seats, options }: Deal, role: string): readonly number[] {
  const dealt = roles?.dealt(game.setup(completeOptions(game, options), seats, seed)) ?? [];
  const found = dealt.flatMap((each, seat) => (each === role ? [seat] : []));
  if (found.length === 0)
    throw new BadInputError(`nobody is ${role} among ${seats}; there are ${[...new Set(dealt)].join(', ')}`);
  return found;
}

/** Who goes on with a game: who sat there before. Where nobody was a person, one sits down at the first seat. */
export function holdersAgain(entry: GameEntry, { seats, players }: MatchRecord, think?: number): Holder[] {
  const names = Array.from({ length: seats }, (_, seat) => players[seat] ?? usualBot(entry).id);
  const isNobodys = !names.includes(HUMAN);
  return names.map((name, seat) =>
    name === HUMAN || (isNobodys && seat === 0) ? person() : thinking(botOf(entry, name), think),
  );
}

/** How the table of a game was set up, to be set up again: the same people and bots in the same order, other seats and other cards. */
export function setupOf({ game, seats, options, players }: MatchRecord, think?: number): TableSetup {
  const as = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  const table = { game, seats, options, as: as.length === 0 ? [0] : as, bots: players, isDealt: true };
  return think === undefined ? table : { ...table, think };
}

import { BadInputError, type MatchRecord } from '@cardwright/engine';
import { botPlayer, type Holder, person } from '@cardwright/host';
import { type Bot, botOf, HUMAN, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import { newSeed } from './chance.ts';
import type { TableSetup } from './protocol.ts';

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

/** The seats people take: those asked for, or as many as there are people, dealt by chance. */
function seatsOf({ as, people = 1 }: TableSetup, seats: number): readonly number[] {
  if (as !== undefined) {
    const wrong = as.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
    if (wrong !== undefined) throw new BadInputError(`there is no seat ${wrong}; the seats are 0 to ${seats - 1}`);
    return [...new Set(as)].sort((a, b) => a - b);
  }
  if (!Number.isInteger(people) || people < 1 || people > seats)
    throw new BadInputError(`${people} people cannot sit at ${seats} seats`);
  const left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > people) left.splice(newSeed() % left.length, 1);
  return left;
}

/** Who sits where at a new table. */
export function holdersOf(entry: GameEntry, setup: TableSetup): Holder[] {
  const seats = setup.seats ?? entry.game.seats.default;
  const bot = unhurried(setup.bots === undefined ? usualBot(entry) : botOf(entry, setup.bots));
  const people = seatsOf(setup, seats);
  const budget = setup.think === undefined ? undefined : { ms: setup.think };
  return Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? person() : botPlayer(bot, budget)));
}

/** Who goes on with a game: who sat there before. Where nobody was a person, one sits down at the first seat. */
export function holdersAgain(entry: GameEntry, { seats, players }: MatchRecord): Holder[] {
  const names = Array.from({ length: seats }, (_, seat) => players[seat] ?? usualBot(entry).id);
  const isNobodys = !names.includes(HUMAN);
  return names.map((name, seat) =>
    name === HUMAN || (isNobodys && seat === 0) ? person() : botPlayer(unhurried(botOf(entry, name))),
  );
}

/** How the table of a game was set up, to be set up again: the same people and bots, other seats and other cards. */
export function setupOf({ game, seats, options, players }: MatchRecord): TableSetup {
  const bots = players.find((player) => player !== HUMAN);
  const people = players.filter((player) => player === HUMAN).length;
  return { game, seats, options, people: Math.max(1, people), ...(bots === undefined ? {} : { bots }) };
}

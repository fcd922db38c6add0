import {
  type Choice,
  type Decision,
  type Game,
  type GameTypes,
  type Match,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import type { Bot } from '@cardwright/players';
import { sorcery } from '@cardwright/sorcery';
import { playAtRandom } from '@cardwright/testing';
import { thrones } from '@cardwright/thrones';
import {
  ALONE,
  botPlayer,
  type Holder,
  ManualClock,
  type Origin,
  type Passing,
  person,
  TableHost,
  type TableNeeds,
  type TablePolicy,
} from '../src/index.ts';
import { askedAhead } from '../src/question.ts';

export const GAMES = [thrones, sorcery, ltkIdentity, ltkKingdoms] as unknown as readonly Game[];

/** A bot made of one function. */
export const botFrom = (decide: (decision: Decision, keys: readonly string[]) => Choice, id = 'scripted'): Bot => ({
  id,
  level: 'L0',
  name: { en: '', zh: '' },
  about: { en: '', zh: '' },
  open: () => ({ decide: (ask) => ({ choice: decide(ask.decision, ask.keys) }) }),
});

/** Does what happens when nobody answers. */
export const decliner = botFrom((decision) => decision.default, 'decliner');

/** In words that hold for all games here: to pass is what a declining player does. */
export const passing: Passing = {
  pass: ({ type }) => type === 'pass',
  turn: (view) => String((view as { turns?: number; turn?: number }).turns ?? (view as { turn?: number }).turn ?? ''),
  topic: (_, decision) => {
    const { about } = decision as { about?: { card?: { ids?: readonly number[] } | null } };
    return about?.card == null ? null : JSON.stringify(about.card);
  },
};

export interface Wanted {
  readonly game?: Game;
  readonly origin?: Origin;
  readonly seats: readonly Holder[];
  readonly policy?: Partial<TablePolicy>;
  readonly more?: Partial<TableNeeds>;
}

export function tableOf({ game = ltkIdentity, origin = { seed: 7 }, seats, policy = {}, more = {} }: Wanted): {
  host: TableHost;
  clock: ManualClock;
} {
  const clock = new ManualClock();
  const host = new TableHost({
    game,
    passing,
    origin: 'seed' in origin && !('choices' in origin) ? { ...origin, seats: seats.length } : origin,
    seats,
    policy: { ...ALONE, ...policy },
    standIn: decliner,
    clock,
    random: randomFrom(5),
    ...more,
  });
  return { host, clock };
}

/** A moment of a random game that fits, as a match of its own. */
export function momentOf<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  fits: (match: Match<T>) => boolean,
  options: Readonly<Record<string, unknown>> = {},
): Match<T> {
  for (let seed = 1; seed < 200; seed++) {
    let found: Match<T> | null = null;
    playAtRandom(game, { seed, seats, options }, randomFrom(seed), { askForced: true }, (match) => {
      if (found === null && match.decision !== null && fits(match)) found = match.fork();
    });
    if (found !== null) return found;
  }
  throw new Error('no game has such a moment');
}

/** A moment at which these many seats are asked at once, and whether each of them has anything to answer with. */
export const windowOf = (fits: (able: readonly boolean[]) => boolean): { match: Match; seats: readonly Seat[] } => {
  const match = momentOf(ltkIdentity, 5, (each) => {
    if (each.decision?.secret !== true) return false;
    return fits([each.decision, ...askedAhead(each as unknown as Match)].map(({ options }) => options.length > 1));
  }) as unknown as Match;
  const ahead = askedAhead(match).map(({ seat }) => seat);
  return { match, seats: [match.decision?.seat as Seat, ...ahead] };
};

/** The first options there are. */
export const firstOf = ({ options, min }: Decision): Choice =>
  options.slice(0, Math.max(1, min)).map((_, index) => index);

export const first = botFrom(firstOf, 'first');
export const bots = (count: number) => Array.from({ length: count }, () => botPlayer(first));

export const five = (...people: number[]) =>
  Array.from({ length: 5 }, (_, seat) => (people.includes(seat) ? person(`P${seat}`) : botPlayer(first)));
